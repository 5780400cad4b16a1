import { Money, Ref } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

/** The payment provider's message about a deposit or a payout (contract E3). */
export const PaymentMessage = v.strictObject({
  eventId: v.pipe(v.string(), v.uuid()),
  type: v.picklist(['DEPOSIT', 'PAYOUT']),
  orderNo: Ref,
  providerRef: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  status: v.picklist(['PENDING', 'PAID', 'FAILED', 'EXPIRED']),
  amount: Money,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
})
export type PaymentMessage = v.InferOutput<typeof PaymentMessage>
