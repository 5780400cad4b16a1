import { asksGames, type Endpoints, type Parsed, type Value } from '../contract/index.ts'
import { makeIncome } from './contract.ts'
import { fakeId, NOW } from './factories.ts'
import { makeBet, makeTransaction } from './records.ts'

export type FakeOverview = Value<Endpoints['agentOverview']>
export type FakeDownline = Value<Endpoints['agentTeam']>['list'][number]
export type FakeTeamPnl = Value<Endpoints['agentPnl']>['list'][number]

const sums: FakeOverview['sum'] = {
  ...{ registrations: 4, firstDeposits: 2, active: 9, deposit: '1200.00', withdraw: '300.00', bets: 360 },
  ...{ stake: '5400.00', validBet: '5400.00', payout: '5000.00', winLoss: '-400.00' },
  ...{ bonus: '50.00', commission: '0.00', net: '-350.00' },
}

export const makeOverview = (over: Partial<FakeOverview> = {}): FakeOverview => ({
  asOf: NOW,
  team: { members: 45, agents: 21, players: 24, balance: '24000.00', newToday: 1, activeToday: 9, online: 3 },
  sum: sums,
  series: [
    {
      ...{ day: '2026-11-20', deposit: '700.00', withdraw: '0.00', validBet: '2400.00', winLoss: '-180.00' },
      ...{ bonus: '30.00', net: '-150.00', newMembers: 1, firstDeposits: 0 },
    },
    {
      ...{ day: '2026-11-21', deposit: '500.00', withdraw: '300.00', validBet: '3000.00', winLoss: '-220.00' },
      ...{ bonus: '20.00', net: '-200.00', newMembers: 3, firstDeposits: 2 },
    },
  ],
  trend: { from: '2026-11-15', before: [], income: [{ day: '2026-11-21', amount: '30.00' }] },
  top: [{ account: 'amihan10', validBet: '1800.00', winLoss: '-120.00' }],
  ...over,
})

export const makeDownline = (over: Partial<FakeDownline> = {}, n = 1): FakeDownline => ({
  ...{ id: fakeId(n), account: `agenta${n}`, type: 1, level: 1, balance: '1000.00', teamBalance: '8000.00' },
  ...{ members: 14, registeredAt: NOW, lastLoginAt: NOW, online: false, status: 'ACTIVE', remark: '' },
  rebate: '0.004',
  ...over,
})

export type FakeDownlineDetail = Value<Endpoints['downline']>
export const makeDownlineDetail = (over: Partial<FakeDownlineDetail> = {}): FakeDownlineDetail => ({
  ...makeDownline(),
  profile: { nickname: 'Amihan', mobile: '***4821', email: 'a***@example.com' },
  contracts: { DIVIDEND: 'ACTIVE', DAILY: 'OFFERED', HOURLY: null, REALTIME: 'END_REQUESTED' },
  rebateRange: { min: '0.002', max: '0.008' },
  ...over,
})

export const makeTeamPnl = (over: Partial<FakeTeamPnl> = {}, n = 1): FakeTeamPnl => ({
  ...{ id: fakeId(n), account: `amihan1${n}`, type: 0, level: 4, key: `amihan1${n}`, bets: 12, stake: '180.00' },
  ...{ validBet: '180.00', payout: '150.00', winLoss: '-30.00', bonus: '5.00', commission: '0.00', net: '-25.00' },
  ...{ deposit: '200.00', withdraw: '0.00', registeredAt: NOW },
  ...over,
})

type Pnl = Value<Endpoints['agentPnl']>
/** As the gateway answers a question about some games: without the figures that belong to none. */
export const makePnlOfGames = (list: FakeTeamPnl[], over: Partial<Pnl> = {}): Pnl => ({
  ...pageOf(
    list.map(({ deposit: _in, withdraw: _out, bonus: _bonus, commission: _paid, net: _net, ...row }) => row),
    { pageNo: 1, pageSize: 20 },
  ),
  summary: { bets: 120, stake: '1800.00', validBet: '1800.00', payout: '1500.00', winLoss: '-300.00' },
  asOf: NOW,
  ...over,
})

export type FakeRegLink = Value<Endpoints['regLinks']>['list'][number]
export const makeRegLink = (over: Partial<FakeRegLink> = {}, n = 1): FakeRegLink => ({
  ...{
    id: fakeId(n),
    code: `LINK000${n}`,
    path: `/register?affiliateCode=LINK000${n}`,
    type: 0,
    rebate: '0.002',
    remark: 'Spring fair',
  },
  ...{ uses: 4, maxUses: 100, deposited: 2, expiresAt: '2026-12-31T16:00:00.000Z', enabled: true, createdAt: NOW },
  state: 'OPEN',
  ...over,
})

const pageOf = <Row>(list: Row[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  ...{ list, pageNo, pageSize, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
})

type Bets = Value<Endpoints['agentBets']>
export type FakeTeamBet = Bets['list'][number]
export const makeTeamBet = (over: Partial<FakeTeamBet> = {}, n = 1): FakeTeamBet => ({
  ...{ ...makeBet({}, n), account: `amihan1${n}` },
  ...over,
})
export const makeTeamBets = (list: FakeTeamBet[], over: Partial<Bets> = {}): Bets => ({
  ...{ ...pageOf(list, { pageNo: 1, pageSize: 20 }), asOf: NOW },
  summary: { bets: list.length, stake: '10.00', validBet: '10.00', payout: '25.00', winLoss: '15.00' },
  ...over,
})

type Entries = Value<Endpoints['agentTransactions']>
export type FakeTeamEntry = Entries['list'][number]
export const makeTeamEntry = (over: Partial<FakeTeamEntry> = {}, n = 1): FakeTeamEntry => ({
  ...{ ...makeTransaction({}, n), account: `amihan1${n}` },
  ...over,
})
export const makeTeamEntries = (list: FakeTeamEntry[], over: Partial<Entries> = {}): Entries => ({
  ...{ ...pageOf(list, { pageNo: 1, pageSize: 20 }), summary: { in: '1000.00', out: '0.00', net: '1000.00' } },
  ...over,
})

type Incomes = Value<Endpoints['agentIncome']>
const incomeSum = { items: 1, gross: '50.00', deducted: '20.00', net: '30.00', corrected: '0.00' }
/** Payments of contracts, as the gateway counts them. */
export const makeIncomes = (list: Incomes['list'], over: Partial<Incomes> = {}): Incomes => ({
  ...pageOf(list, { pageNo: 1, pageSize: 20 }),
  summary: { total: incomeSum, kinds: [{ kind: 'DIVIDEND', ...incomeSum }] },
  ...over,
})

export const agentsFakes = {
  agentBets: ({ pageNo, pageSize }: Parsed<Endpoints['agentBets']>) =>
    makeTeamBets([makeTeamBet()], { pageNo, pageSize }),
  agentTransactions: ({ pageNo, pageSize }: Parsed<Endpoints['agentTransactions']>) =>
    makeTeamEntries([makeTeamEntry()], { pageNo, pageSize }),
  agentIncome: ({ pageNo, pageSize }: Parsed<Endpoints['agentIncome']>) =>
    makeIncomes([makeIncome()], { pageNo, pageSize }),
  /** The ticket says which list, for the fake of its rows. */
  agentFile: ({ of }: Parsed<Endpoints['agentFile']>) => ({ ticket: of, expiresInSec: 30 }),
  agentAccountFile: ({ of }: Parsed<Endpoints['agentAccountFile']>) => ({ ticket: of, expiresInSec: 30 }),
  agentAnnouncements: (input: Parsed<Endpoints['agentAnnouncements']>) => ({
    ...pageOf(
      [{ id: fakeId(1), title: 'New links', content: '<p>Links have an end.</p>', publishedAt: NOW, important: false }],
      input,
    ),
  }),
  agentOverview: () => makeOverview(),
  agentPnl: (input: Parsed<Endpoints['agentPnl']>): Pnl =>
    asksGames(input)
      ? makePnlOfGames([makeTeamPnl()])
      : { ...pageOf([makeTeamPnl()], input), summary: sums, asOf: NOW },
  agentTeam: (input: Parsed<Endpoints['agentTeam']>) => ({ ...pageOf([makeDownline()], input), path: [] }),
  regLinks: (input: Parsed<Endpoints['regLinks']>) => ({
    ...pageOf([makeRegLink()], input),
    types: [0, 1] satisfies (0 | 1)[],
    maxRebate: '0.008',
  }),
  createRegLink: ({ type, remark }: Parsed<Endpoints['createRegLink']>) => makeRegLink({ type, remark, uses: 0 }, 2),
  setRegLink: ({ id, enabled }: Parsed<Endpoints['setRegLink']>) =>
    makeRegLink({ id, enabled, state: enabled ? 'OPEN' : 'CLOSED' }),
  deleteRegLink: ({ id }: Parsed<Endpoints['deleteRegLink']>) => ({ id }),
  createMember: ({ username, type }: Parsed<Endpoints['createMember']>) => ({
    ...{ id: fakeId(3), account: username, type, level: 1 },
  }),
  downline: ({ id }: Parsed<Endpoints['downline']>) => makeDownlineDetail({ id }),
  changeDownline: ({ id, remark = '', rebate = '0.004' }: Parsed<Endpoints['changeDownline']>) => ({
    ...{ id, remark, rebate },
  }),
}
