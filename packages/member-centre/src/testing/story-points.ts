import type { Endpoints, Value } from '@boardwalk/api-client'
import { fakeId } from '@boardwalk/api-client/fakes'

type Reward = Value<Endpoints['pointRewards']>['list'][number]
type Redemption = Value<Endpoints['redeemHistory']>['list'][number]
type Movement = Value<Endpoints['pointTransactions']>['list'][number]
type Paged<Row> = { list: Row[]; pageNo: number; pageSize: number; totalCount: number; totalPages: number }

const time = '2026-11-20T03:20:00.000Z'
export const pageOf = <Row>(list: Row[]): Paged<Row> => ({
  ...{ list, pageNo: 1, pageSize: 20, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
})

const reward: Reward = {
  ...{ rewardId: fakeId(1), name: '₱10.00 cash', image: '', type: 'CASH', pointsRequirement: '100.00' },
  ...{ amountRequirement: '10.00', stock: null, limitPerMember: 20, contact: [], endsAt: null },
}
export const storyRewards: Reward[] = [
  reward,
  {
    ...{ ...reward, rewardId: fakeId(2), name: '₱100.00 bonus', type: 'BONUS', pointsRequirement: '700.00' },
    ...{ amountRequirement: '100.00', contact: ['ZALO', 'WHATSAPP'], endsAt: '2026-12-31T16:00:00.000Z' },
  },
  {
    ...{ ...reward, rewardId: fakeId(3), name: 'Cap with the site’s logo', type: 'GOODS', stock: 40 },
    ...{ pointsRequirement: '250.00', amountRequirement: null, limitPerMember: 2 },
  },
  {
    ...{ ...reward, rewardId: fakeId(4), name: 'Bluetooth speaker', type: 'GOODS', stock: 0 },
    ...{ pointsRequirement: '2400.00', amountRequirement: null, limitPerMember: 1 },
  },
]

const redemption: Redemption = {
  ...{ refNo: 'PT261120-0000000003', applyTime: time, type: 'GOODS', name: 'Cap with the site’s logo', quantity: 2 },
  ...{ pointsRequirement: '500.00', amountRequirement: null, redeemAmount: null, status: 'IN_PROCESS', remark: '' },
}
/** One in each state. */
export const storyRedemptions: Redemption[] = [
  redemption,
  {
    ...{ ...redemption, refNo: 'PT261120-0000000002', type: 'CASH', name: '₱10.00 cash', quantity: 1 },
    ...{ pointsRequirement: '100.00', amountRequirement: '10.00', redeemAmount: '10.00', status: 'APPROVED' },
  },
  { ...redemption, refNo: 'PT261120-0000000001', status: 'REJECTED', remark: 'The address was not found' },
]

const movement: Movement = {
  ...{ refNo: 'PT261121-0000000009', time, type: 'redeem', units: null, pointsRatio: null, changedPoints: '-500.00' },
  ...{ pointsBalance: '949.00', remark: 'Cap with the site’s logo' },
}
export const storyMovements: Movement[] = [
  movement,
  {
    ...{ ...movement, refNo: 'PT261120-0000000008', type: 'slots', units: '84000.00', pointsRatio: '0.01' },
    ...{ changedPoints: '840.00', pointsBalance: '1449.00', remark: '2026-11-19' },
  },
]

export const pointAnswers = {
  pointBalance: () => ({ points: '949.00', hold: '500.00', lifetime: '1449.00', convertible: '949.00' }),
  pointRewards: () => pageOf(storyRewards),
  redeemHistory: () => pageOf(storyRedemptions),
  pointTransactions: () => pageOf(storyMovements),
  pointConfig: () => ({
    earn: [
      { type: 'slots' as const, units: '100.00', ratio: '0.01' },
      { type: 'live' as const, units: '100.00', ratio: '0.005' },
    ],
    convert: { enabled: true, ratio: '0.1', min: '10.00', maxPerDay: '1000.00' },
    expires: false as const,
  }),
}
