import { AppError, type Caller, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { ownMember } from '../member/member-info.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { claimAllRewards, claimReward } from './claim.ts'
import { referralPage, referralStats } from './referral.ts'
import { rewardPage } from './reward-list.ts'

type Rows = Pick<Endpoints, 'referral' | 'referralList' | 'rewards' | 'claimReward' | 'claimAllRewards'>

/** Rewards and how they are claimed, and the friends that a member invited (contract D5). */
export function rewardHandlers(deps: Deps): Handlers<Rows> {
  const demand = async ({ merchant }: Caller) => {
    const settings = await deps.settings.of(merchant)
    if (settings.features.referral !== true) throw new AppError('FEATURE_OFF', { feature: 'referral' })
    return settings.referral
  }
  return {
    referral: async ({ caller }) => {
      const { needDeposit, rewards } = await demand(caller)
      const { affiliateCode: code } = await ownMember(deps, caller.memberId)
      const path = `/register?referralCode=${encodeURIComponent(code)}`
      return {
        code,
        path,
        rules: { needDeposit, first: rewards[0], second: rewards[1] },
        stats: await referralStats(deps.db, caller.memberId),
      }
    },
    referralList: async ({ input, caller }) => {
      await demand(caller)
      return await referralPage(deps.db, caller.memberId, input)
    },
    rewards: ({ input, caller, request }) =>
      rewardPage(deps.db, { memberId: caller.memberId, language: request.language }, input),
    claimReward: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const owner = { memberId: caller.memberId, currency: memberCurrency(deps, caller) }
      const asked = { row: endpoints.claimReward, input, caller, request }
      return await withIdempotency(deps.db, asked, (tx) => claimReward(tx, owner, input.id))
    },
    claimAllRewards: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const owner = { memberId: caller.memberId, currency: memberCurrency(deps, caller) }
      const asked = { row: endpoints.claimAllRewards, input, caller, request }
      return await withIdempotency(deps.db, asked, (tx) => claimAllRewards(tx, owner))
    },
  }
}
