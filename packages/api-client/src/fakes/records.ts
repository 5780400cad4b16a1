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

export const recordsFakes = {
  transactions: ({ pageNo, pageSize }: Parsed<Endpoints['transactions']>) =>
    makeTransactions([makeTransaction()], { pageNo, pageSize }),
}
