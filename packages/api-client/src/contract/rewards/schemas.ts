import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { paging, withinPages } from '../fields.ts'
import { Id, Int, Money, Ref, Text } from '../scalars.ts'
import { pageOf } from '../shared/paging.ts'
import { Friend, Reward, rewardStates } from '../shared/rewards.ts'

const own = { origin: 'extension', who: 'real' } as const

/** Rewards of a member, and the friends that they invited (contract D5-6, 7, 10, 11). */
export const rewardsSchemas = {
  /** `path`: the invitation, on the member's own site. `rules`: the deposit of a friend, and the reward by level. */
  referral: {
    ...own,
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      code: Text,
      path: Text,
      rules: v.object({ needDeposit: Money, first: Money, second: Money }),
      stats: v.object({ invited: Int, second: Int, qualified: Int, earned: Money }),
    }),
    errors: ['FEATURE_OFF'],
  },
  /** Friends, newest first, each with the latest friends of theirs. */
  referralList: {
    ...own,
    rate: 'r',
    request: v.pipe(v.strictObject(paging(20)), withinPages()),
    value: pageOf(v.object({ id: Text, ...Friend.entries, invited: Int, friends: v.array(Friend) })),
    errors: ['FEATURE_OFF'],
  },
  /** `badge`: how many wait to be claimed. */
  rewards: {
    ...own,
    rate: 'r',
    request: v.pipe(
      v.strictObject({ status: v.optional(v.picklist(['ALL', ...rewardStates]), 'ALL'), ...paging(20) }),
      withinPages(),
    ),
    value: pageOf(Reward, { badge: Int }),
    errors: [],
    servedWhen: ['excluded'],
  },
  claimReward: {
    ...own,
    rate: 'm',
    request: v.strictObject({ id: Id }),
    value: v.object({ refNo: Ref, amount: Money, type: v.picklist(['CASH', 'BONUS']), cash: Money, bonus: Money }),
    errors: ['NOT_FOUND', 'ALREADY_CLAIMED', 'NOT_ELIGIBLE'],
  },
  /** Every reward that waits, all or none; one request claims a hundred at most, the ones that end first. */
  claimAllRewards: {
    ...own,
    rate: 'm',
    request: v.strictObject({}),
    value: v.object({ claimed: v.array(v.object({ rewardId: Id, refNo: Ref })), cash: Money, bonus: Money }),
    errors: ['NOT_ELIGIBLE'],
  },
} as const satisfies Record<string, Schemas>
