import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { boolParam, code } from '../fields.ts'
import { Int, Money, MoneyIn, Ref, Text, Ts } from '../scalars.ts'

/** `MAIN` or a vendor's `accountTypeId`. */
const Wallet = code(64)

export const walletSchemas = {
  balance: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ sumBalance: v.optional(boolParam) }),
    /** `sumBalance` is cash, bonus and vendor wallets; `hold` is not in it. */
    value: v.object({
      sumBalance: Money,
      cash: Money,
      bonus: Money,
      hold: Money,
      vendors: v.array(v.object({ accountTypeId: Text, balance: Money })),
      currency: Text,
      asOf: Ts,
      version: Int,
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** From `ALL` to `MAIN` with `all` brings the money of every vendor's wallet home. */
  walletTransfer: {
    origin: 'spec',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ from: Wallet, to: Wallet, amount: MoneyIn, all: v.optional(v.boolean()) }),
    value: v.object({
      refNo: Ref,
      from: Text,
      to: Text,
      amount: Money,
      balances: v.array(v.object({ wallet: Text, balance: Money })),
    }),
    errors: [
      'INSUFFICIENT_FUNDS',
      'AMOUNT_OUT_OF_RANGE',
      'AMOUNT_SCALE',
      'UPSTREAM_ERROR',
      'UPSTREAM_TIMEOUT',
      'GAME_MAINTENANCE',
    ],
  },
  /** `below` is the balance under which the day's `amount` can be claimed; `resetsAt` is when the next day begins. */
  allowance: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      state: v.picklist(['READY', 'CLAIMED', 'ENOUGH', 'EXCLUDED', 'OFF']),
      amount: Money,
      below: Money,
      resetsAt: Ts,
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** Once per business day of the merchant, regardless of the number of presses, tabs and keys. */
  claimAllowance: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({}),
    value: v.object({ refNo: Ref, amount: Money, balance: Money, resetsAt: Ts }),
    errors: ['ALREADY_CLAIMED', 'NOT_ELIGIBLE', 'FEATURE_OFF', 'RG_EXCLUDED'],
  },
} as const satisfies Record<string, Schemas>
