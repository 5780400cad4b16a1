import { Money, Rate } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

/** Schema of a whole number of at least `least`. */
export const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))

/** Schema of the setting `withdrawal`. */
export const WithdrawalRule = v.object({
  banks: v.array(
    v.object({ code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)), kind: v.picklist(['BANK', 'E_WALLET']) }),
  ),
  min: Money,
  max: Money,
  dailyCount: count(1),
  dailyAmount: Money,
  feeRate: Rate,
  /** Withdrawals of a day without a fee. */
  freeCount: count(0),
  /** How often a deposit must be staked before a withdrawal; 0 is never. */
  turnoverTimes: count(0),
  maxAccounts: count(1),
  /** Hours that a further account waits until it can be used. */
  accountHours: count(0),
  /** Minutes after which up to `most` is approved by itself; null leaves each to an operator. */
  review: v.object({ minutes: v.nullable(count(0)), most: Money }),
  /** Hours promised to players until an operator's answer and until a payment. */
  promise: v.object({ review: count(1), payment: count(1), dispute: count(1) }),
  /** Minutes after which a payout counts as received. */
  receiptMinutes: count(1),
})

/** Default of a merchant; an operator may change it. */
export const withdrawalDefaults: v.InferOutput<typeof WithdrawalRule> = {
  banks: [
    { code: 'bank', kind: 'BANK' },
    { code: 'wallet', kind: 'E_WALLET' },
  ],
  ...{ min: '100.00', max: '50000.00', dailyCount: 3, dailyAmount: '100000.00' },
  ...{ feeRate: '0.01', freeCount: 1, turnoverTimes: 1, maxAccounts: 5, accountHours: 24 },
  review: { minutes: 1, most: '20000.00' },
  promise: { review: 24, payment: 2, dispute: 72 },
  receiptMinutes: 30,
}
