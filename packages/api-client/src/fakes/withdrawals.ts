import type { Endpoints, PayAccount, Value } from '../contract/index.ts'
import { fakeId, fakeRef, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

type Info = Value<Endpoints['withdrawInfo']>
type Page = Value<Endpoints['withdrawals']>
export type FakeWithdrawal = Page['list'][number]

export const makePayAccount = (over: Partial<PayAccount> = {}): PayAccount => ({
  ...{ id: fakeId(1), kind: 'BANK', bankCode: 'bank', bankName: 'Sandbox bank', holder: 'Ana Reyes' },
  ...{ masked: '****4321', isDefault: true, usableFrom: NOW, isUsable: true },
  ...over,
})

/** One account, all limits unused, nothing left to stake. */
export const makeWithdrawInfo = (over: Partial<Info> = {}): Info => ({
  ...{ available: '2500.00', min: '100.00', max: '50000.00', feeRate: '0.01', feeFree: 1 },
  ...{ countLeft: 3, countLimit: 3, amountLeft: '100000.00', amountLimit: '100000.00' },
  resetsAt: '2026-11-21T16:00:00.000Z',
  turnover: { required: '0.00', done: '0.00', remaining: '0.00' },
  bonuses: { count: 0, remaining: '0.00', since: null },
  accounts: [makePayAccount()],
  ...{ maxAccounts: 5, payPasswordSet: true, pausedUntil: null, autoReceiptMinutes: 30 },
  ...over,
})

/** A withdrawal in review, with overrides for a story or test. */
export const makeWithdrawal = (over: Partial<FakeWithdrawal> = {}): FakeWithdrawal => ({
  ...{ refNo: fakeRef('WD'), amount: '500.00', fee: '0.00', net: '500.00', paid: null, currency: 'TLB' },
  account: { kind: 'BANK', bankCode: 'bank', bankName: 'Sandbox bank', holder: 'Ana Reyes', masked: '****4321' },
  ...{ status: 'REVIEW', createdAt: NOW, paidAt: null, confirmBy: null, nextUpdate: '2026-11-21T10:01:00.000Z' },
  ...{ received: null, remainder: null, refunded: null, proofs: 0, reason: null },
  steps: [{ status: 'REVIEW', at: NOW, actor: 'PLAYER', reason: null }],
  ...over,
})

export const makeWithdrawals = (list: FakeWithdrawal[], over: Partial<Page> = {}): Page => ({
  ...{ list, pageNo: 1, pageSize: 10, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  ...over,
})

type Names =
  | 'withdrawInfo'
  | 'withdrawBanks'
  | 'addPayAccount'
  | 'removePayAccount'
  | 'createWithdrawal'
  | 'withdrawal'
  | 'receiveWithdrawal'
  | 'withdrawals'

export const withdrawalFakes: Pick<Fakes, Names> = {
  withdrawInfo: () => makeWithdrawInfo(),
  withdrawBanks: () => ({
    list: [
      { bankCode: 'bank', bankName: 'Sandbox bank', kind: 'BANK' },
      { bankCode: 'wallet', bankName: 'Sandbox wallet', kind: 'E_WALLET' },
    ],
    holder: null,
  }),
  addPayAccount: ({ bankCode, holder }) => makePayAccount({ id: fakeId(2), bankCode, holder, isDefault: false }),
  removePayAccount: ({ id }) => ({ id }),
  createWithdrawal: () => makeWithdrawal(),
  withdrawal: ({ refNo }) => makeWithdrawal({ refNo }),
  receiveWithdrawal: ({ refNo, result }) =>
    makeWithdrawal({ refNo, status: result === 'RECEIVED' ? 'RECEIVED' : 'DISPUTED', paid: '500.00', paidAt: NOW }),
  withdrawals: () => makeWithdrawals([]),
}
