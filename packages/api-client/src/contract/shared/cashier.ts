import * as v from 'valibot'
import { Id, Int, Money, Rate, Ref, Text, Ts } from '../scalars.ts'
import { failReasons, rejectReasons } from './operator-reasons.ts'

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

/** Reason code of a deposit that ended without money; the words are in `locales/`. */
export const depositReasons = ['PROVIDER', 'EXPIRED', 'PLAYER', 'OPERATOR', 'NO_ANSWER'] as const

/** The player's next step to pay. */
export const DepositNext = v.variant('type', [
  v.object({ type: v.literal('REDIRECT'), url: Text }),
  v.object({ type: v.literal('QR'), data: Text }),
  v.object({ type: v.literal('BANK'), bank: Text, accountName: Text, accountNo: Text, memo: Text }),
])

/** A bonus offer for a deposit; `title` and `rule`, its terms in words, are in the reader's language. */
export const DepositOffer = v.object({
  promoId: Id,
  title: Text,
  rule: Text,
  /** Share of the deposit that is granted as a bonus, at most `maxBonus`. */
  rate: Rate,
  minDeposit: Money,
  maxBonus: Money,
  /** The bonus becomes cash after valid bets of so many times its amount. */
  wagerTimes: Int,
})

/** The party that acted. */
export const actors = ['PLAYER', 'OPERATOR', 'PROVIDER', 'SYSTEM'] as const

/** A state of a deposit, since when, by whom and why. */
export const DepositStep = v.object({
  status: DepositStatus,
  at: Ts,
  actor: v.picklist(actors),
  reason: v.nullable(v.picklist(depositReasons)),
})

export const Deposit = v.object({
  refNo: Ref,
  method: v.object({ id: Text, name: Text, kind: DepositKind }),
  amount: Money,
  /** The amount that arrived, which may differ; null before a payment. */
  paid: v.nullable(Money),
  fee: Money,
  credited: v.nullable(Money),
  /** The bonus that was granted with it; null before, and without one. */
  bonus: v.nullable(Money),
  /** The offer that was chosen, with its terms of that moment. */
  promo: v.nullable(v.omit(DepositOffer, ['rule'])),
  currency: Text,
  status: DepositStatus,
  createdAt: Ts,
  expiresAt: Ts,
  finishedAt: v.nullable(Ts),
  reason: v.nullable(v.picklist(depositReasons)),
  next: v.nullable(DepositNext),
  /** The payment slip that an operator compares: since when, and how often it may still be replaced. */
  slip: v.nullable(v.object({ sentAt: Ts, left: Int })),
  /** Oldest first; none of a deposit from before they were stored. */
  steps: v.array(DepositStep),
})

/** Destination of a withdrawal; the number is masked. */
export const PayAccount = v.object({
  id: Id,
  kind: v.picklist(['BANK', 'E_WALLET']),
  bankCode: Text,
  bankName: Text,
  holder: Text,
  masked: Text,
  isDefault: v.boolean(),
  usableFrom: Ts,
  isUsable: v.boolean(),
})

/** States of a withdrawal (contract F). */
export const withdrawStatuses = [
  ...(['REVIEW', 'REJECTED', 'APPROVED', 'PAYING', 'FAILED', 'PAID_OUT'] as const),
  ...(['RECEIVED', 'DISPUTED', 'REFUNDED', 'FORCED'] as const),
] as const
export const WithdrawStatus = v.picklist(withdrawStatuses)

/** Codes that a step of a withdrawal may carry. */
export const withdrawReasons = [...rejectReasons, ...failReasons, 'IN_PART', 'NO_CONFIRMATION'] as const

/** A state of a withdrawal, since when, by whom and why. */
export const WithdrawStep = v.object({
  status: WithdrawStatus,
  at: Ts,
  actor: v.picklist(actors),
  reason: v.nullable(v.picklist(withdrawReasons)),
})

export const Withdrawal = v.object({
  refNo: Ref,
  amount: Money,
  fee: Money,
  /** Amount to pay out: the amount less the fee. */
  net: Money,
  /** Amount that was paid out, which may be less; null before. */
  paid: v.nullable(Money),
  currency: Text,
  /** The account as it was when the withdrawal was requested. */
  account: v.pick(PayAccount, ['kind', 'bankCode', 'bankName', 'holder', 'masked']),
  status: WithdrawStatus,
  createdAt: Ts,
  paidAt: v.nullable(Ts),
  /** When it counts as received without an answer. */
  confirmBy: v.nullable(Ts),
  /** By when the next step is due; null when it is finished. */
  nextUpdate: v.nullable(Ts),
  received: v.nullable(Money),
  remainder: v.nullable(Money),
  refunded: v.nullable(Money),
  /** How many pictures the player sent as proof. */
  proofs: Int,
  reason: v.nullable(v.picklist(withdrawReasons)),
  /** Oldest first. */
  steps: v.array(WithdrawStep),
})

/** Stakes required before money leaves the account, for the deposits since the last withdrawal. */
export const Turnover = v.object({ required: Money, done: Money, remaining: Money })

/** The same for bonuses: how many are still to be wagered, the stakes after which none is, and the oldest one's claim. */
export const OpenBonuses = v.object({ count: Int, remaining: Money, since: v.nullable(Ts) })

export type Deposit = v.InferOutput<typeof Deposit>
export type DepositOffer = v.InferOutput<typeof DepositOffer>
export type PayAccount = v.InferOutput<typeof PayAccount>
export type Withdrawal = v.InferOutput<typeof Withdrawal>
export type WithdrawStatus = v.InferOutput<typeof WithdrawStatus>
export type DepositStep = v.InferOutput<typeof DepositStep>
export type WithdrawStep = v.InferOutput<typeof WithdrawStep>
export type WithdrawReason = (typeof withdrawReasons)[number]
export type Actor = (typeof actors)[number]
