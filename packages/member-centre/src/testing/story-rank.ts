import type { Endpoints, Value } from '@boardwalk/api-client'
import { fakeId, makePromotion } from '@boardwalk/api-client/fakes'

type Rank = Value<Endpoints['playerRank']>
type Offer = Value<Endpoints['promotion']>

const level = (rankLevel: number, needValidBet: string, needDeposit: string, benefits: string[]) => ({
  ...{ rankLevel, labelName: `VIP ${rankLevel}`, needValidBet, needDeposit, benefits },
})
const service = 'VIP customer service'

/** A member of the second of three levels. */
export const storyRank: Rank = {
  ...{ labelName: 'VIP 2', rankLevel: 2, points: '1449.00', validBet: '8400.00', deposit: '2100.00' },
  ...{ next: { labelName: 'VIP 3', needValidBet: '11600.00', needDeposit: '0.00' }, benefits: [service] },
  levels: [
    level(1, '0.00', '0.00', []),
    level(2, '5000.00', '500.00', [service]),
    level(3, '20000.00', '1500.00', [service, 'Birthday gift']),
  ],
}
export const topRank: Rank = { ...storyRank, labelName: 'VIP 3', rankLevel: 3, next: null }

export const rafflePage = `/promoDetail?id=${fakeId(1)}`
/** A raffle with so many chances; it is the answer of its page. */
export const storyRaffle = (chances: number, used = 1): Offer => ({
  ...makePromotion({ kind: 'RAFFLE', state: chances > 0 ? 'CLAIM' : 'JOINED', title: 'Lantern draw' }),
  content: '<p>Each chance draws one prize.</p>',
  raffle: {
    ...{ chances, used, most: 20, metric: 'DEPOSIT', target: '250.00', progress: '95.00' },
    prizes: [
      { type: 'CASH', name: '₱25.00 cash', amount: '25.00' },
      { type: 'GOODS', name: 'Paper lantern', amount: null },
      { type: 'NONE', name: 'No prize this time', amount: null },
    ],
  },
})
