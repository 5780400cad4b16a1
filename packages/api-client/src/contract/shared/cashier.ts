import * as v from 'valibot'
import { Id, Int, MaybeText, Money, Ref, Text, Ts } from '../scalars.ts'

export const DepositKind = v.picklist(['REDIRECT', 'QR', 'BANK_TRANSFER', 'E_WALLET'])

export const DepositStatus = v.picklist([
  'CREATED',
  'PENDING',
  'APPROVED',
  'REJECTED',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'REVERSED',
])

/** The player's next step to pay. */
export const DepositNext = v.variant('type', [
  v.object({ type: v.literal('REDIRECT'), url: Text }),
  v.object({ type: v.literal('QR'), data: Text }),
  v.object({ type: v.literal('BANK'), bank: Text, accountName: Text, accountNo: Text, memo: Text }),
])

export const Deposit = v.object({
  refNo: Ref,
  method: v.object({ id: Id, name: Text, kind: DepositKind }),
  amount: Money,
  fee: Money,
  credited: v.nullable(Money),
  bonus: v.nullable(Money),
  currency: Text,
  status: DepositStatus,
  createdAt: Ts,
  expiresAt: Ts,
  finishedAt: v.nullable(Ts),
  reason: MaybeText,
  next: v.nullable(DepositNext),
})

/** Where a withdrawal may go; the number is masked. */
export const PayAccount = v.object({
  id: Id,
  kind: v.picklist(['BANK', 'E_WALLET']),
  bankCode: Text,
  bankName: Text,
  holder: Text,
  masked: Text,
  isDefault: v.boolean(),
  usableFrom: Ts,
})

export const FileRef = v.object({
  id: Id,
  url: Text,
  contentType: v.picklist(['image/png', 'image/jpeg']),
  bytes: Int,
})

export const WithdrawStatus = v.picklist([
  'REVIEW',
  'REJECTED',
  'APPROVED',
  'PAYING',
  'FAILED',
  'PAID_OUT',
  'RECEIVED',
  'DISPUTED',
  'REFUNDED',
  'FORCED',
])

export const Withdrawal = v.object({
  refNo: Ref,
  amount: Money,
  fee: Money,
  net: Money,
  currency: Text,
  account: PayAccount,
  status: WithdrawStatus,
  createdAt: Ts,
  paidAt: v.nullable(Ts),
  confirmBy: v.nullable(Ts),
  received: v.nullable(Money),
  remainder: v.nullable(Money),
  proof: v.array(FileRef),
  reason: MaybeText,
})

export type Deposit = v.InferOutput<typeof Deposit>
export type PayAccount = v.InferOutput<typeof PayAccount>
export type Withdrawal = v.InferOutput<typeof Withdrawal>
