import { type FakeBet, makeBet, makeBets, NOW } from '@boardwalk/api-client/fakes'

type Step = Pick<FakeBet, 'gameName' | 'gameCategory' | 'vassalage' | 'status'> & { stake: number; payout: number }

/** Newest first, as the server lists them; amounts in cents. */
const steps: Step[] = [
  { gameName: 'Reef Runner', gameCategory: 'FISH', vassalage: 'REEF', status: 'OPEN', stake: 2_500, payout: 0 },
  { gameName: 'Lantern Harvest', gameCategory: 'RNG', vassalage: 'NOVA', status: 'SETTLED', stake: 500, payout: 4_250 },
  { gameName: 'Lantern Harvest', gameCategory: 'RNG', vassalage: 'NOVA', status: 'SETTLED', stake: 500, payout: 0 },
  { gameName: 'Monsoon Gold', gameCategory: 'RNG', vassalage: 'NOVA', status: 'SETTLED', stake: 1_000, payout: 1_000 },
  {
    gameName: 'Evening Baccarat',
    gameCategory: 'LIVE',
    vassalage: 'NOVA',
    status: 'SETTLED',
    stake: 10_000,
    payout: 19_500,
  },
  { gameName: 'Reef Runner', gameCategory: 'FISH', vassalage: 'REEF', status: 'ROLLED_BACK', stake: 2_500, payout: 0 },
  { gameName: 'Lantern Tide', gameCategory: 'RNG', vassalage: 'NOVA', status: 'SETTLED', stake: 123_456, payout: 0 },
]
const HOUR_MS = 3_600_000
const decimal = (cents: number) => (cents / 100).toFixed(2)

/** Bets of a busy day, in every state. */
export const storyBets: FakeBet[] = steps.map(({ stake, payout, ...step }, index) => {
  const isSettled = step.status === 'SETTLED'
  const placedAt = new Date(Date.parse(NOW) - index * 3 * HOUR_MS).toISOString()
  const refNo = `BT261121-${String(1000 - index).padStart(10, '0')}`
  return makeBet(
    {
      ...{ ...step, placedAt, refNo, id: `${index}.${refNo}`, settledAt: isSettled ? placedAt : null },
      ...{ stake: decimal(stake), payout: decimal(payout), validBet: decimal(isSettled ? stake : 0) },
      winLoss: decimal(isSettled ? payout - stake : 0),
      detailUrl: isSettled ? 'https://games.example/verify' : null,
    },
    index,
  )
})

/** The same as a response of the server, one of many pages. */
export const storyBetPage = () =>
  makeBets(storyBets, {
    ...{ totalCount: 1_284, totalPages: 65 },
    summary: { bets: 1_284, stake: '48210.50', validBet: '47980.00', payout: '46105.25', winLoss: '-1874.75' },
  })
