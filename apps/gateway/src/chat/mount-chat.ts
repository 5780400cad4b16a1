import { AppError, type Caller, type Endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { textIn } from '../catalogue/names.ts'
import type { Deps } from '../deps.ts'
import { mountEventStream } from '../events/mount-event-stream.ts'
import { newTicket, ticketSeconds } from '../events/tickets.ts'
import { aliases } from './alias.ts'
import { openChatHub } from './hub.ts'
import { ignore, ignoredBy } from './ignore.ts'
import { pageSize, readPage, view } from './messages.ts'
import { mutedUntil } from './muted.ts'
import { report } from './report.ts'
import { demandRoom, readRooms } from './rooms.ts'
import { say } from './say.ts'

type Rows = Pick<Endpoints, 'chatRooms' | 'chatHistory' | 'chatTicket' | 'chatSay' | 'chatReport' | 'chatIgnore'>

const namesOf = ({ purposeKeys }: Deps) => aliases(purposeKeys.chatAlias)

/** Rooms where members talk (contract D10-7). Visitors and trial accounts read. */
export function chatHandlers(deps: Deps): Handlers<Rows> {
  const names = namesOf(deps)
  const demandChat = async (merchant: string) => {
    const settings = await deps.settings.of(merchant)
    if (!settings.features.chat) throw new AppError('FEATURE_OFF', { feature: 'chat' })
    return settings
  }
  return {
    chatRooms: async ({ caller, request }) => {
      const { chatHeaderColour } = await demandChat(request.merchant)
      const rooms = await readRooms(deps.db, request.merchant)
      const until = caller ? await mutedUntil(deps.db, caller.memberId) : null
      return {
        rooms: rooms.map(({ id, name }) => ({ id, name: textIn(name, request.language) })),
        headerColour: chatHeaderColour,
        canSay: maySay(caller) && until === null,
        mutedUntil: until,
        ignored: caller ? await ignoredBy(deps.db, names, caller.memberId) : [],
      }
    },
    chatHistory: async ({ input, caller, request }) => {
      const { merchant } = request
      await demandChat(merchant)
      await demandRoom(deps.db, merchant, input.room)
      const readerId = caller?.memberId ?? null
      const found = await readPage(deps.db, { merchant, room: input.room, before: input.before, readerId })
      const list = found.slice(0, pageSize).map((said) => view(said, names, readerId))
      return { list, hasMore: found.length > pageSize }
    },
    chatTicket: async ({ caller, request }) => {
      await demandChat(request.merchant)
      const holder = { merchant: request.merchant, memberId: caller?.memberId ?? null }
      return { ticket: newTicket(deps, 'chat', holder), expiresInSec: ticketSeconds }
    },
    chatSay: async (call) => {
      await demandChat(call.request.merchant)
      return await say(deps, names, call)
    },
    chatReport: async (call) => {
      await demandChat(call.request.merchant)
      return await report(deps, call)
    },
    chatIgnore: async (call) => {
      await demandChat(call.request.merchant)
      return await ignore(deps, names, call)
    },
  }
}

const maySay = (caller: Caller | null) => caller !== null && !caller.restricted && ![4, 42].includes(caller.type)

/** `GET /wps/chat/stream?ticket=`: live messages and deletions in a merchant's rooms. */
export function mountChat(app: FastifyInstance, deps: Deps): void {
  const hub = openChatHub(deps, namesOf(deps))
  app.addHook('preClose', async () => hub.stop())
  mountEventStream(app, deps, {
    path: '/wps/chat/stream',
    kind: 'chat',
    isFull: hub.isFull,
    authorize: async (holder) => holder,
    join: async (ear) => hub.join(ear),
  })
}
