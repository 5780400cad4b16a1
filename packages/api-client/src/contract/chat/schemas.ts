import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code } from '../fields.ts'
import { Id, Int, Text, Ts } from '../scalars.ts'
import { ChatMessage } from '../shared/chat.ts'

const room = code(32)
/** Plain text on one line; text too long for a chat is refused (contract D10-7). */
const SaidText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200), v.regex(/^[^\p{Cc}]*$/u))

export const chatSchemas = {
  /** `mutedUntil`: a moderator silenced the caller. `canSay` is false for visitors and trial accounts too. */
  chatRooms: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({}),
    value: v.object({
      rooms: v.array(v.object({ id: Text, name: Text })),
      headerColour: v.nullable(Text),
      canSay: v.boolean(),
      mutedUntil: v.nullable(Ts),
      ignored: v.array(Text),
    }),
    errors: ['FEATURE_OFF'],
  },
  /** Newest first, 50 at a time; `before` is the oldest id already loaded. */
  chatHistory: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ room, before: v.optional(Id) }),
    value: v.object({ list: v.array(ChatMessage), hasMore: v.boolean() }),
    errors: ['FEATURE_OFF', 'NOT_FOUND'],
  },
  chatTicket: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({}),
    value: v.object({ ticket: Text, expiresInSec: Int }),
    errors: ['FEATURE_OFF'],
  },
  /**
   * `clientId` makes a repeat the same message. FORBIDDEN contains `{reason: "MUTED", until}` or `{reason: "WORDS"}`.
   */
  chatSay: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ room, text: SaidText, clientId: Id }),
    value: ChatMessage,
    errors: ['FEATURE_OFF', 'FORBIDDEN', 'NOT_FOUND'],
  },
  chatReport: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ id: Id, reason: v.picklist(['SPAM', 'ABUSE', 'PRIVATE', 'OTHER']) }),
    value: v.object({ reported: v.literal(true) }),
    errors: ['FEATURE_OFF', 'NOT_FOUND'],
  },
  chatIgnore: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ from: code(), on: v.boolean() }),
    value: v.object({ ignored: v.array(Text) }),
    errors: ['FEATURE_OFF', 'NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Schemas>
