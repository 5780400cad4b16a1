import type { Reward } from '../contract/shared.ts'
import { fakeId, fakeRef, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

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

const friend = { accountMasked: 'lu***', registeredAt: NOW, qualified: true, reward: '50.00' }
const paged = { pageNo: 1, pageSize: 20, totalCount: 1, totalPages: 1 }

export const rewardsFakes: Pick<Fakes, 'referral' | 'referralList' | 'rewards' | 'claimReward'> = {
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
}
