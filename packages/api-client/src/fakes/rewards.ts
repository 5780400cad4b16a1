import type { Application, Offer, Reward } from '../contract/shared.ts'
import { fakeId, fakeRef, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'
import { makePromotion } from './lazy-fakes.ts'

export const makeReward = (reward: Partial<Reward> = {}, n = 1): Reward => ({
  rewardId: fakeId(n),
  source: 'REFERRAL',
  type: 'CASH',
  amount: '50.00',
  status: 'CLAIM',
  title: null,
  account: 'lu***',
  level: 1,
  wagering: null,
  createdAt: NOW,
  expiresAt: '2026-12-21T10:00:00.000Z',
  claimedAt: null,
  refNo: null,
  ...reward,
})

/** Terms of an offer: by default a bonus for a stake. */
export const makeOffer = (offer: Partial<Offer> = {}): Offer => ({
  reward: { type: 'BONUS', amount: '25.00' },
  wagerTimes: 3,
  days: 14,
  goal: { metric: 'STAKE', target: '500.00', progress: null },
  needs: null,
  deposit: null,
  ...offer,
})

export const makeApplication = (application: Partial<Application> = {}): Application => ({
  refNo: fakeRef('PA'),
  status: 'IN_PROCESS',
  comment: 'My lantern has five colours.',
  pictures: 1,
  reason: null,
  appliedAt: NOW,
  ...application,
})

const friend = { accountMasked: 'lu***', registeredAt: NOW, qualified: true, reward: '50.00' }
const paged = { pageNo: 1, pageSize: 20, totalCount: 1, totalPages: 1 }

type Names =
  | ('referral' | 'referralList' | 'rewards' | 'claimReward' | 'claimAllRewards')
  | ('joinPromotion' | 'applyPromotion' | 'claimPromotion' | 'promotionApplications')

export const rewardsFakes: Pick<Fakes, Names> = {
  referral: () => ({
    code: 'KOI2TIDE',
    path: '/register?referralCode=KOI2TIDE',
    rules: { needDeposit: '100.00', first: '50.00', second: '10.00' },
    stats: { invited: 1, second: 1, qualified: 1, earned: '50.00' },
  }),
  referralList: () => ({
    ...paged,
    list: [
      {
        ...{ id: fakeId(1), ...friend, invited: 1 },
        friends: [{ accountMasked: 'mo***', registeredAt: NOW, qualified: false, reward: null }],
      },
    ],
  }),
  rewards: () => ({ ...paged, list: [makeReward()], badge: 1 }),
  claimReward: () => ({ refNo: fakeRef('RW'), amount: '50.00', type: 'CASH', cash: '1050.00', bonus: '0.00' }),
  claimAllRewards: () => ({
    claimed: [{ rewardId: fakeId(1), refNo: fakeRef('RW') }],
    ...{ cash: '50.00', bonus: '0.00' },
  }),
  joinPromotion: ({ id }) => makePromotion({ id, kind: 'JOIN', state: 'JOINED' }),
  applyPromotion: ({ id }) => ({
    ...makePromotion({ id, kind: 'APPLY', state: 'APPLYING' }),
    refNo: fakeRef('PA'),
  }),
  claimPromotion: ({ id }) => ({
    ...makePromotion({ id, kind: 'JOIN', state: 'CLAIMED' }),
    ...{ refNo: fakeRef('RW'), type: 'BONUS', amount: '25.00' },
  }),
  promotionApplications: () => ({
    ...paged,
    list: [{ ...makeApplication(), promotionId: fakeId(1), title: 'Your lantern' }],
  }),
}
