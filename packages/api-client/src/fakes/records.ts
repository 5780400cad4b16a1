import type { Endpoints, Parsed, Value } from '../contract/index.ts'
import { fakeId, fakeRef, NOW } from './factories.ts'

type Answer = Value<Endpoints['transactions']>
export type FakeTransaction = Answer['list'][number]

/** One ledger entry, with overrides for a story or test. */
export const makeTransaction = (over: Partial<FakeTransaction> = {}, n = 1): FakeTransaction => ({
  ...{ id: `${fakeId(n)}.1`, refNo: fakeRef('TR'), time: NOW, kind: 'ADJ', reason: 'WELCOME', direction: 'IN' },
  ...{ amount: '1000.00', wallet: 'MAIN', balanceBefore: '0.00', balanceAfter: '1000.00' },
  ...{ relatedNo: null, status: 'DONE', remark: '' },
  ...over,
})

/** A page of a record, as the gateway counts it. */
export const makeTransactions = (list: FakeTransaction[], over: Partial<Answer> = {}): Answer => ({
  list,
  pageNo: 1,
  pageSize: 20,
  totalCount: list.length,
  totalPages: list.length > 0 ? 1 : 0,
  summary: { in: '1000.00', out: '0.00', net: '1000.00' },
  ...over,
})

type Bets = Value<Endpoints['bets']>
export type FakeBet = Bets['list'][number]

/** One bet, with overrides for a story or test. */
export const makeBet = (over: Partial<FakeBet> = {}, n = 1): FakeBet => ({
  ...{ id: `${n}.${fakeRef('BT')}`, refNo: fakeRef('BT'), roundId: `round-${n}`, placedAt: NOW, settledAt: NOW },
  ...{ gameCategory: 'RNG', vassalage: 'NOVA', gameName: 'Lantern Tide', stake: '10.00', validBet: '10.00' },
  ...{ payout: '25.00', winLoss: '15.00', status: 'SETTLED', detailUrl: null },
  ...over,
})

/** A page of a betting record, as the gateway counts it. */
export const makeBets = (list: FakeBet[], over: Partial<Bets> = {}): Bets => ({
  ...{ list, pageNo: 1, pageSize: 20, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  summary: { bets: list.length, stake: '10.00', validBet: '10.00', payout: '25.00', winLoss: '15.00' },
  ...over,
})

type Bonuses = Value<Endpoints['bonuses']>
export type FakeBonus = Bonuses['list'][number]

/** A bonus that is wagered, with overrides for a story or test. */
export const makeBonus = (over: Partial<FakeBonus> = {}, n = 1): FakeBonus => ({
  ...{ id: fakeId(n), refNo: fakeRef('RW'), time: NOW, source: 'PROMO', title: 'Lantern week', amount: '50.00' },
  ...{ wagerRequired: '150.00', wagerDone: '45.00', status: 'ACTIVE', converted: null },
  ...{ givesUp: '50.00', endedAt: null },
  ...over,
})

/** A page of the record of bonuses, as the gateway counts it. */
export const makeBonuses = (list: FakeBonus[], over: Partial<Bonuses> = {}): Bonuses => ({
  ...{ list, pageNo: 1, pageSize: 20, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  summary: { amount: '50.00', converted: '0.00' },
  ...over,
})

type Profit = Value<Endpoints['profit']>
export type FakeProfitRow = Profit['rows'][number]

/** Sums under a key, with overrides for a story or test. */
export const makeProfitRow = (over: Partial<FakeProfitRow> = {}): FakeProfitRow => ({
  ...{ key: NOW.slice(0, 10), stake: '100.00', validBet: '100.00', payout: '80.00', winLoss: '-20.00' },
  ...{ bonus: '5.00', commission: '0.00', net: '-15.00', bets: 10 },
  ...over,
})

export const recordsFakes = {
  transactions: ({ pageNo, pageSize }: Parsed<Endpoints['transactions']>) =>
    makeTransactions([makeTransaction()], { pageNo, pageSize }),
  bets: ({ pageNo, pageSize }: Parsed<Endpoints['bets']>) => makeBets([makeBet()], { pageNo, pageSize }),
  betDetail: ({ refNo }: Parsed<Endpoints['betDetail']>): Value<Endpoints['betDetail']> => ({
    ...makeBet({ refNo }),
    events: [
      { kind: 'BET', direction: 'OUT', amount: '10.00', time: NOW, txId: 'tx-1' },
      { kind: 'WIN', direction: 'IN', amount: '25.00', time: NOW, txId: 'tx-2' },
    ],
  }),
  bonuses: ({ pageNo, pageSize }: Parsed<Endpoints['bonuses']>) => makeBonuses([makeBonus()], { pageNo, pageSize }),
  giveUpBonus: ({ id }: Parsed<Endpoints['giveUpBonus']>): Value<Endpoints['giveUpBonus']> => ({
    ...{ id, amount: '50.00', cash: '1000.00', bonus: '0.00' },
  }),
  statement: ({ month }: Parsed<Endpoints['statement']>): Value<Endpoints['statement']> => ({
    ...{ month, opening: '200.00', closing: '1000.00', in: '900.00', out: '100.00' },
    rows: [
      { kind: 'DEPOSIT', count: 2, in: '900.00', out: '0.00' },
      { kind: 'BET', count: 10, in: '0.00', out: '100.00' },
    ],
  }),
  profit: (): Profit => ({ rows: [makeProfitRow()], total: makeProfitRow({ key: 'TOTAL' }) }),
}
