import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { questionTypes } from '../feedback.ts'
import { flagParam, paging, withinPages } from '../fields.ts'
import { Id, Int, Ref, Text, Ts } from '../scalars.ts'
import { Message, MessageBrief, messageKinds } from '../shared/member.ts'
import { pageOf } from '../shared/paging.ts'

const OwnFeedback = v.object({
  refNo: Ref,
  questionType: v.picklist(questionTypes),
  content: Text,
  status: v.picklist(['RECEIVED', 'ANSWERED']),
  createdAt: Ts,
  reply: v.nullable(Text),
  repliedAt: v.nullable(Ts),
})

/** Messages named one by one. */
const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(100))

type Marked = { ids?: string[] | undefined; all?: true | undefined; upTo?: string | undefined }
const isOneWay = ({ ids, all, upTo }: Marked) =>
  ids ? all === undefined && upTo === undefined : all === true && upTo !== undefined

export const inboxSchemas = {
  /** A number, as the specification reads it; with `detail=1` the badges one by one. */
  unreadCount: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ detail: v.optional(flagParam) }),
    value: v.union([Int, v.object({ message: Int, reward: Int, mission: Int, promo: Int })]),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** Newest first. `unread` counts the whole inbox; `asOf` is the place to mark all messages read up to. */
  messages: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        kind: v.optional(v.picklist(['ALL', ...messageKinds]), 'ALL'),
        unread: v.optional(flagParam),
        ...paging(20),
      }),
      withinPages(),
    ),
    value: pageOf(MessageBrief, { unread: Int, asOf: Ts }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** With its text. Does not mark it read. */
  message: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ id: Id }),
    value: Message,
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
  /** Those with these ids, or all up to an instant; a message that arrives later stays unread. */
  readMessages: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.pipe(
      v.strictObject({ ids: v.optional(Ids), all: v.optional(v.literal(true)), upTo: v.optional(Ts) }),
      v.check(isOneWay, 'either ids, or all with upTo'),
    ),
    value: v.object({ unread: Int }),
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
  /** `deleted` counts the messages that this call deleted; the same call again returns 0. */
  deleteMessages: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ ids: Ids }),
    value: v.object({ deleted: Int, unread: Int }),
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
  /** A member's own feedback, newest first. `reply` is the operator's answer, null until then. */
  ownFeedback: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(v.strictObject(paging(10)), withinPages()),
    value: pageOf(OwnFeedback),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>
