import type { Endpoints, Value } from '../contract/index.ts'
import { fakeId, fakeRef, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

type Methods = Value<Endpoints['depositMethods']>
type Page = Value<Endpoints['deposits']>
export type FakeMethod = Methods['list'][number]
export type FakeDepositOffer = FakeMethod['promos'][number]
export type FakeDeposit = Page['list'][number]

const method = (over: Partial<FakeMethod>): FakeMethod => ({
  ...{ methodId: 'wallet', name: 'Sandbox wallet', kind: 'E_WALLET', min: '50.00', max: '50000.00', feeRate: '0' },
  ...{ quick: ['100.00', '500.00', '1000.00'], promos: [], status: 'UP' },
  ...over,
})

/** An offer of half a deposit. */
export const makeDepositOffer = (over: Partial<FakeDepositOffer> = {}): FakeDepositOffer => ({
  ...{ promoId: fakeId(50), title: 'A bonus with one deposit', rate: '0.5', minDeposit: '200.00', maxBonus: '500.00' },
  rule: '50% of your deposit as a bonus, ₱500.00 at most. Deposit ₱200.00 or more. Wagering: 5× the bonus before it becomes cash.',
  ...{ wagerTimes: 5, ...over },
})

/** Three methods, the third with a fee, and no limit of the player's own. */
export const makeDepositMethods = (over: Partial<Methods> = {}): Methods => ({
  list: [
    method({}),
    method({ methodId: 'bank', name: 'Sandbox bank', kind: 'REDIRECT', min: '100.00' }),
    method({ methodId: 'voucher', name: 'Sandbox voucher', kind: 'REDIRECT', max: '5000.00', feeRate: '0.01' }),
  ],
  rgLimit: null,
  ...over,
})

/** A deposit that waits for its second step, with overrides for a story or test. */
export const makeDeposit = (over: Partial<FakeDeposit> = {}): FakeDeposit => ({
  ...{ refNo: fakeRef('DP'), method: { id: 'bank', name: 'Sandbox bank', kind: 'REDIRECT' }, amount: '500.00' },
  ...{
    paid: null,
    fee: '0.00',
    credited: null,
    bonus: null,
    promo: null,
    currency: 'TLB',
    status: 'PENDING',
    createdAt: NOW,
  },
  ...{ expiresAt: '2026-11-21T10:30:00.000Z', finishedAt: null, reason: null },
  next: { type: 'REDIRECT', url: '/pay/sandbox/019aa5c0-0000-7000-8000-000000000001' },
  slip: null,
  steps: [],
  ...over,
})

/** A bank transfer that waits for its payment slip. */
export const makeBankDeposit = (over: Partial<FakeDeposit> = {}): FakeDeposit =>
  makeDeposit({
    method: { id: 'transfer', name: 'Bank transfer', kind: 'BANK_TRANSFER' },
    next: {
      ...{ type: 'BANK', bank: 'Sandbox Bank', accountName: 'Play money only', accountNo: '0000-0000-0000' },
      memo: over.refNo ?? fakeRef('DP'),
    },
    ...over,
  })

export const makeDeposits = (list: FakeDeposit[], over: Partial<Page> = {}): Page => ({
  ...{ list, pageNo: 1, pageSize: 10, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  ...over,
})

type Names = 'depositMethods' | 'createDeposit' | 'deposit' | 'sendSlip' | 'cancelDeposit' | 'deposits'

export const cashierFakes: Pick<Fakes, Names> = {
  depositMethods: () => makeDepositMethods(),
  createDeposit: ({ methodId }) => makeDeposit({ method: { id: methodId, name: 'Sandbox bank', kind: 'REDIRECT' } }),
  deposit: ({ refNo }) => makeDeposit({ refNo }),
  sendSlip: ({ refNo }) => makeBankDeposit({ refNo, slip: { sentAt: NOW, left: 4 } }),
  cancelDeposit: ({ refNo }) =>
    makeDeposit({ refNo, status: 'CANCELLED', finishedAt: NOW, reason: 'PLAYER', next: null }),
  deposits: () => makeDeposits([]),
}
