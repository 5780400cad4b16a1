import {
  makeIncome,
  makeOverview,
  makeTeamBet,
  makeTeamBets,
  makeTeamEntries,
  makeTeamEntry,
  NOW,
} from '@boardwalk/api-client/fakes'

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR_MS).toISOString()
const accounts = ['amihan10', 'agenta1', 'luningning7', 'agenta1b2', 'tala88'] as const
const accountAt = (n: number) => accounts[n % accounts.length] ?? 'amihan10'
const decimal = (cents: number) => (cents / 100).toFixed(2)

const plays = [
  { gameName: 'Reef Runner', gameCategory: 'FISH', vassalage: 'REEF', status: 'OPEN', stake: 2_500, payout: 0 },
  { gameName: 'Lantern Harvest', gameCategory: 'RNG', vassalage: 'NOVA', status: 'SETTLED', stake: 500, payout: 4_250 },
  {
    gameName: 'Evening Baccarat',
    gameCategory: 'LIVE',
    vassalage: 'NOVA',
    status: 'SETTLED',
    stake: 10_000,
    payout: 0,
  },
  { gameName: 'Monsoon Gold', gameCategory: 'RNG', vassalage: 'NOVA', status: 'SETTLED', stake: 1_000, payout: 1_000 },
  { gameName: 'Reef Runner', gameCategory: 'FISH', vassalage: 'REEF', status: 'ROLLED_BACK', stake: 2_500, payout: 0 },
  { gameName: 'Lantern Tide', gameCategory: 'RNG', vassalage: 'NOVA', status: 'SETTLED', stake: 123_456, payout: 0 },
] as const

/** Bets of a team in every state, one page of many. */
export const storyTeamBets = () =>
  makeTeamBets(
    plays.map(({ stake, payout, ...play }, n) => {
      const isSettled = play.status === 'SETTLED'
      const refNo = `BT261121-${String(1000 - n).padStart(10, '0')}`
      return makeTeamBet(
        {
          ...{ ...play, account: accountAt(n), refNo, id: `${n + 1}.${refNo}`, placedAt: ago(n) },
          ...{ settledAt: isSettled ? ago(n) : null, stake: decimal(stake), payout: decimal(payout) },
          ...{ validBet: decimal(isSettled ? stake : 0), winLoss: decimal(isSettled ? payout - stake : 0) },
        },
        n,
      )
    }),
    {
      ...{ totalCount: 12_840, totalPages: 642 },
      summary: { bets: 12_840, stake: '482105.00', validBet: '479800.00', payout: '461052.50', winLoss: '-18747.50' },
    },
  )

const moves = [
  { kind: 'DEP', direction: 'IN', amount: '1500.00' },
  { kind: 'BET', direction: 'OUT', amount: '12.50', relatedNo: 'BT261121-0000000998', remark: 'Lantern Tide' },
  { kind: 'WIN', direction: 'IN', amount: '42.50', relatedNo: 'BT261121-0000000998', remark: 'Lantern Tide' },
  { kind: 'SLR', direction: 'IN', amount: '3.75' },
  { kind: 'WDS', direction: 'OUT', amount: '800.00', wallet: 'HOLD' },
] as const

/** Ledger entries of a team, one page of many. */
export const storyTeamEntries = () =>
  makeTeamEntries(
    moves.map((move, n) =>
      makeTeamEntry(
        { ...move, account: accountAt(n), refNo: `TR261121-${String(900 - n).padStart(10, '0')}`, time: ago(n) },
        n,
      ),
    ),
    { totalCount: 4_210, totalPages: 211, summary: { in: '92410.75', out: '88120.50', net: '4290.25' } },
  )

/** A payment of each source. */
export const storyIncome = [
  makeIncome({
    ...{ refNo: 'SL261121-0000000004', kind: 'REALTIME', rate: null, status: 'DUE', paidAt: null },
    ...{ periodStart: '2026-11-21T09:55:00.000Z', periodEnd: '2026-11-21T10:00:00.000Z' },
  }),
  makeIncome({
    ...{ refNo: 'SL261121-0000000003', kind: 'HOURLY', rate: '0.004', status: 'NONE', gross: '0.00', net: '0.00' },
    ...{ periodStart: '2026-11-21T08:00:00.000Z', periodEnd: '2026-11-21T09:00:00.000Z', paidAt: null },
  }),
  makeIncome({
    ...{ refNo: 'SL261121-0000000002', kind: 'DAILY', rate: '0.0125', corrected: '-3.50' },
    ...{ periodStart: '2026-11-19T16:00:00.000Z', periodEnd: '2026-11-20T16:00:00.000Z' },
  }),
  makeIncome({
    ...{
      refNo: 'RB261121-0000000001',
      kind: 'REBATE',
      rate: '0.003',
      base: '12850.00',
      gross: '38.55',
      deducted: '12.40',
    },
    ...{ net: '26.15', periodStart: '2026-11-19T16:00:00.000Z', periodEnd: '2026-11-20T16:00:00.000Z' },
  }),
  makeIncome({
    ...{ refNo: 'DV261121-0000000001', kind: 'DIVIDEND', rate: '0.25', base: '18400.00', gross: '4600.00' },
    ...{ deducted: '1250.00', net: '3350.00' },
    ...{ periodStart: '2026-11-08T16:00:00.000Z', periodEnd: '2026-11-15T16:00:00.000Z' },
  }),
]

const firstDay = Date.parse('2026-11-01T00:00:00.000Z')
const dayAt = (n: number) => new Date(firstDay + n * 24 * HOUR_MS).toISOString().slice(0, 10)
/** Three weeks with quiet and busy days. */
const bars = Array.from({ length: 21 }, (_, n) => {
  const wave = (n * 7) % 11
  return {
    ...{ day: dayAt(n), newMembers: wave % 4, firstDeposits: wave % 3, bonus: decimal(wave * 450) },
    ...{ deposit: decimal(40_000 + wave * 9_500), withdraw: decimal(12_000 + (wave % 5) * 7_000) },
    ...{ validBet: decimal(180_000 + wave * 21_000), winLoss: decimal((wave - 6) * 4_200) },
    net: decimal((wave - 6) * 4_200 + wave * 450),
  }
})
const ofDays = (from: string, to: string) => bars.filter(({ day }) => day >= from && day <= to)

/** The overview of any days of November up to the 21st, as the gateway answers it. */
export function storyOverview({
  startDate = '',
  endDate = '',
}: { [K in 'startDate' | 'endDate']?: string | undefined }) {
  const week = dayAt(14)
  const from = startDate < week ? startDate : week
  const series = ofDays(startDate, endDate)
  const added = (name: keyof (typeof bars)[number]) => series.reduce((total, bar) => total + Number(bar[name]), 0)
  const money = ['deposit', 'withdraw', 'validBet', 'winLoss', 'bonus', 'net'] as const
  const income = ofDays(from, endDate).map(({ day, deposit }) => ({ day, amount: decimal(Number(deposit) * 2) }))
  const { sum } = makeOverview()
  return makeOverview({
    ...{ series, trend: { from, before: ofDays(from, endDate).filter(({ day }) => day < startDate), income } },
    sum: {
      ...{ ...sum, registrations: added('newMembers'), firstDeposits: added('firstDeposits') },
      ...Object.fromEntries(money.map((name) => [name, added(name).toFixed(2)])),
    },
  })
}
