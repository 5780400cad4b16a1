import * as v from 'valibot'
import { Id, Int, MaybeText, Money, Text, Ts } from '../scalars.ts'

/** States of a reward (member specification §4): issued, it is the player's cash; closed, it was not claimed in time or was given up. */
export const rewardStates = ['CLAIM', 'CLAIMED', 'ISSUED', 'REJECTED', 'CLOSED'] as const
export type RewardState = (typeof rewardStates)[number]
export const rewardSources = ['REFERRAL', 'PROMO', 'MISSION', 'RAFFLE', 'POINTS'] as const

/** `wagering`: of a bonus, in valid bets since its claim. `account` and `level`: of the friend that it was granted for. */
export const Reward = v.object({
  rewardId: Id,
  source: v.picklist(rewardSources),
  type: v.picklist(['CASH', 'BONUS']),
  amount: Money,
  status: v.picklist(rewardStates),
  title: MaybeText,
  account: MaybeText,
  level: v.nullable(Int),
  wagering: v.nullable(v.object({ times: Int, required: Money, done: Money, percent: Int })),
  createdAt: Ts,
  expiresAt: Ts,
  claimedAt: v.nullable(Ts),
  refNo: v.nullable(Text),
})
export type Reward = v.InferOutput<typeof Reward>

/** A friend who registered with a member's code; `reward` null until their deposits qualified. */
export const Friend = v.object({
  accountMasked: Text,
  registeredAt: Ts,
  qualified: v.boolean(),
  reward: v.nullable(Money),
})
export type Friend = v.InferOutput<typeof Friend>
