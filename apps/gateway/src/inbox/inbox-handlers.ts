import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { deleteMessages, markRead, messageOf, messagePage } from './messages.ts'
import { ownFeedback } from './own-feedback.ts'

type Rows = Pick<Endpoints, 'messages' | 'message' | 'readMessages' | 'deleteMessages' | 'ownFeedback'>

/** A member's inbox (contract D6). */
export const inboxHandlers = ({ db }: Deps): Handlers<Rows> => ({
  messages: ({ input, caller }) => messagePage(db, caller.memberId, input),
  message: ({ input, caller }) => messageOf(db, caller.memberId, input.id),
  ownFeedback: ({ input, caller }) => ownFeedback(db, caller.memberId, input),
  readMessages: async ({ input: { ids, upTo = '' }, caller }) => {
    const { unread } = await markRead(db, caller.memberId, ids ? { ids } : { upTo: momentOf(upTo) })
    return { unread }
  },
  deleteMessages: async ({ input, caller }) => {
    const { changed, unread } = await deleteMessages(db, caller.memberId, input.ids)
    return { deleted: changed, unread }
  },
})

/** PostgreSQL refuses the year 0 and the 31st of February, which the form of a timestamp allows. */
const momentOf = (text: string): string => new Date(Math.max(0, Date.parse(text) || 0)).toISOString()
