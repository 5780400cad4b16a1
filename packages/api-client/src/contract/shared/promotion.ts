import * as v from 'valibot'
import { Id, Int, MaybeText, Money, Rate, Ref, Text, Ts } from '../scalars.ts'
import { ForVisitors } from './site.ts'

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

/** `kind` is how a member takes part: joins, applies, signs in daily, draws prizes, or deposits. Without an end it runs indefinitely. */
export const Promotion = v.object({
  id: Id,
  type: Text,
  kind: v.picklist(['INFO', 'JOIN', 'APPLY', 'SIGN_IN', 'RAFFLE', 'DEPOSIT']),
  title: Text,
  summary: Text,
  cover: MaybeText,
  state: v.picklist(promotionStates),
  startsAt: Ts,
  endsAt: v.nullable(Ts),
  forVisitors: ForVisitors,
})

/** The measure of missions and raffles; a number of bets or days is written like money: `20.00`. */
export const Metric = v.picklist(['STAKE', 'BETS', 'DEPOSIT', 'SIGN_IN'])

export const ContactKind = v.picklist(['ZALO', 'WHATSAPP'])

/**
 * Terms of taking part. A member who has joined gets the terms of that moment and the progress since. With `deposit` the
 * reward is a share of one deposit, its amount is the most that is paid, and `days` is 0: nothing waits to be claimed.
 */
export const Offer = v.object({
  reward: v.object({ type: v.picklist(['CASH', 'BONUS']), amount: Money }),
  wagerTimes: Int,
  days: Int,
  goal: v.nullable(v.object({ metric: v.picklist(['STAKE', 'DEPOSIT']), target: Money, progress: v.nullable(Money) })),
  needs: v.nullable(v.object({ comment: v.boolean(), images: v.boolean(), contact: v.array(ContactKind) })),
  deposit: v.nullable(v.object({ rate: Rate, least: Money })),
})

/** An application: sent, being checked, approved with a reward, or rejected with the operator's reason. */
export const Application = v.object({
  refNo: Ref,
  status: v.picklist(['IN_PROCESS', 'PROCESSING', 'APPROVED', 'REJECTED']),
  comment: Text,
  pictures: Int,
  reason: MaybeText,
  appliedAt: Ts,
})

export const Prize = v.object({
  type: v.picklist(['CASH', 'BONUS', 'POINTS', 'GOODS', 'NONE']),
  name: Text,
  amount: v.nullable(Money),
})

/** A raffle and the reader's chances: one for each `target`; `progress` counts towards the next. */
export const Raffle = v.object({
  chances: Int,
  used: Int,
  most: Int,
  metric: Metric,
  target: Money,
  progress: Money,
  prizes: v.array(Prize),
})

export type Promotion = v.InferOutput<typeof Promotion>
export type Offer = v.InferOutput<typeof Offer>
export type Application = v.InferOutput<typeof Application>
