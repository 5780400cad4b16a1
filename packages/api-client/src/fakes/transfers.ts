import type { Endpoints, Value } from '../contract/index.ts'
import { fakeRef, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

type Info = Value<Endpoints['transferInfo']>
type Page = Value<Endpoints['transfers']>
export type FakeTransfer = Page['list'][number]

/** An upline that can receive, all limits unused, nothing left to stake. */
export const makeTransferInfo = (over: Partial<Info> = {}): Info => ({
  ...{ toDownline: 'DIRECT', turnoverDown: false },
  ...{ toUpline: true, upline: { accountMasked: 'ag***' }, available: '2500.00', min: '10.00', max: '20000.00' },
  ...{ amountLeft: '50000.00', amountLimit: '50000.00', resetsAt: '2026-11-21T16:00:00.000Z' },
  turnover: { required: '0.00', done: '0.00', remaining: '0.00' },
  bonuses: { count: 0, remaining: '0.00', since: null },
  payPasswordSet: true,
  pausedUntil: null,
  ...over,
})

/** A transfer to the upline, with overrides for a story or test. */
export const makeTransfer = (over: Partial<FakeTransfer> = {}): FakeTransfer => ({
  ...{ refNo: fakeRef('TR'), time: NOW, direction: 'UP', counterparty: 'ag***', amount: '500.00', status: 'DONE' },
  remark: '',
  ...over,
})

export const makeTransfers = (list: FakeTransfer[], over: Partial<Page> = {}): Page => ({
  ...{ list, pageNo: 1, pageSize: 10, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  ...over,
})

export const transfersFakes: Pick<Fakes, 'transferInfo' | 'transferUpline' | 'transferDownline' | 'transfers'> = {
  transferInfo: () => makeTransferInfo(),
  transferUpline: () => ({ refNo: fakeRef('TR'), amount: '500.00', balance: '2000.00', recipient: 'ag***' }),
  transferDownline: ({ account, amount }) => ({
    refNo: fakeRef('TR'),
    amount: `${amount.split('.')[0]}.00`,
    balance: '2000.00',
    recipient: account,
  }),
  transfers: () => makeTransfers([]),
}
