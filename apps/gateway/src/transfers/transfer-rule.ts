import { Money } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

/** Schema of the setting `transfer`: whether members may pay their upline and their downlines, and how much at a time and in a day. */
export const TransferRule = v.object({
  ...{ toUpline: v.boolean(), min: Money, max: Money, dailyAmount: Money },
  /** Whom an agent may pay below itself: its direct downlines, its whole team, or no account. */
  toDownline: v.optional(v.picklist(['DIRECT', 'TEAM', 'NONE']), 'DIRECT'),
  /** Whether deposits must be wagered before a transfer to a downline. */
  turnoverDown: v.optional(v.boolean(), false),
})
export type TransferRule = v.InferOutput<typeof TransferRule>

/** Default of a merchant; an operator may change it. */
export const transferDefaults: TransferRule = {
  ...{ toDownline: 'DIRECT', turnoverDown: false },
  ...{ toUpline: true, min: '10.00', max: '20000.00', dailyAmount: '50000.00' },
}
