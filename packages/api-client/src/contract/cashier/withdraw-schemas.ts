import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code, line, paging, Secret, withinPages } from '../fields.ts'
import { Id, Int, Money, MoneyIn, Rate, Text, Ts } from '../scalars.ts'
import { OpenBonuses, PayAccount, Turnover, Withdrawal } from '../shared/cashier.ts'
import { pageOf } from '../shared/paging.ts'

/** Number of a withdrawal. */
const WithdrawRef = v.pipe(v.string(), v.regex(/^WD\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/))

const payPassword = ['PAY_PASSWORD_UNSET', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED'] as const

/** Pictures of one proof (contract D3-8). */
export const maxProofs = 3

/** Withdrawals (contract D3), which stay open to an excluded player. Every amount is play money. */
export const withdrawSchemas = {
  withdrawInfo: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      available: Money,
      min: Money,
      max: Money,
      feeRate: Rate,
      /** How many more withdrawals of this day cost no fee. */
      feeFree: Int,
      countLeft: Int,
      countLimit: Int,
      amountLeft: Money,
      amountLimit: Money,
      resetsAt: Ts,
      turnover: Turnover,
      bonuses: OpenBonuses,
      accounts: v.array(PayAccount),
      maxAccounts: Int,
      payPasswordSet: v.boolean(),
      /** Until when nothing may be withdrawn, because the transaction password was reset. */
      pausedUntil: v.nullable(Ts),
      autoReceiptMinutes: Int,
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  withdrawBanks: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      list: v.array(v.object({ bankCode: Text, bankName: Text, kind: v.picklist(['BANK', 'E_WALLET']) })),
      /** The name that every account must be held in; null until the first account. */
      holder: v.nullable(Text),
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  addPayAccount: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({
      bankCode: code(32),
      accountNo: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
      holder: line(64, 1),
      password: Secret,
    }),
    value: PayAccount,
    errors: [...payPassword, 'METHOD_UNAVAILABLE', 'DAILY_LIMIT', 'CONFLICT'],
    servedWhen: ['excluded'],
  },
  removePayAccount: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ id: Id, password: Secret }),
    value: v.object({ id: Id }),
    errors: [...payPassword, 'NOT_FOUND', 'STATE_INVALID'],
    servedWhen: ['excluded'],
  },
  createWithdrawal: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ amount: MoneyIn, accountId: Id, password: Secret }),
    value: Withdrawal,
    errors: [
      'PAYOUT_PAUSED',
      ...payPassword,
      ...(['INSUFFICIENT_FUNDS', 'AMOUNT_OUT_OF_RANGE', 'AMOUNT_SCALE', 'TURNOVER_REQUIRED', 'DAILY_LIMIT'] as const),
      ...(['PENDING_EXISTS', 'ACCOUNT_COOLING', 'METHOD_UNAVAILABLE', 'NOT_FOUND'] as const),
    ],
    servedWhen: ['excluded'],
  },
  withdrawal: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ refNo: WithdrawRef }),
    value: Withdrawal,
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
  /** `proofs`: pictures that were uploaded for this withdrawal before (decision 24). */
  receiveWithdrawal: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({
      refNo: WithdrawRef,
      result: v.picklist(['RECEIVED', 'PARTLY', 'NOT_RECEIVED']),
      received: v.optional(MoneyIn),
      proofs: v.optional(v.pipe(v.array(Id), v.maxLength(maxProofs)), []),
    }),
    value: Withdrawal,
    errors: ['NOT_FOUND', 'STATE_INVALID', 'AMOUNT_OUT_OF_RANGE', 'AMOUNT_SCALE', 'FILE_COUNT'],
    servedWhen: ['excluded'],
  },
  /** Newest first. `OPEN`: a next step is still to come. */
  withdrawals: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({ state: v.optional(v.picklist(['ALL', 'OPEN', 'CLOSED']), 'ALL'), ...paging(10) }),
      withinPages(),
    ),
    value: pageOf(Withdrawal),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>
