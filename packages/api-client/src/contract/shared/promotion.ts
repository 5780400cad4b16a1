import * as v from 'valibot'
import { Id, MaybeText, Text, Ts } from '../scalars.ts'

/** Every state that the member specification §4 names. */
export const promotionStates = [
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'APPLYING',
  'PROCESSING',
  'CLAIM',
  'CLAIMED',
  'ISSUED',
  'REJECTED',
  'SIGNED',
  'CLOSED',
] as const

/** `kind` is how a member takes part: joins, applies, or signs in daily. Without an end it runs indefinitely. */
export const Promotion = v.object({
  id: Id,
  type: Text,
  kind: v.picklist(['INFO', 'JOIN', 'APPLY', 'SIGN_IN']),
  title: Text,
  summary: Text,
  cover: MaybeText,
  state: v.picklist(promotionStates),
  startsAt: Ts,
  endsAt: v.nullable(Ts),
})

export type Promotion = v.InferOutput<typeof Promotion>
