import { Money } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

/** Schema of the setting `transfer`: whether members may pay their upline, and how much at a time and in a day. */
export const TransferRule = v.object({ toUpline: v.boolean(), min: Money, max: Money, dailyAmount: Money })
export type TransferRule = v.InferOutput<typeof TransferRule>

/** Default of a merchant; an operator may change it. */
export const transferDefaults: TransferRule = {
  ...{ toUpline: true, min: '10.00', max: '20000.00', dailyAmount: '50000.00' },
}
