import type { Units } from '../ledger/money.ts'

/** An order as a payment provider gets it; `orderNo` is its key there too, so that a repeat is the same order. */
export type ProviderOrder = {
  orderNo: string
  /** The payer: the player, or the house. */
  type: 'DEPOSIT' | 'PAYOUT'
  merchant: string
  amount: Units
  currency: string
  /** Whether the payer pays on a page of the provider. */
  isManual: boolean
  language: string
}

/** A payment of an order, as the provider booked it. */
export type ProviderPayment = Pick<ProviderOrder, 'orderNo' | 'merchant' | 'currency'> & {
  providerRef: string
  /** Positive for money from a player, negative for money to one. */
  amount: Units
  /** The day of the payment in UTC, `2026-12-01`. */
  day: string
}

/** The interface of a licensed operator's adapter; this build has the sandbox only. */
export type PaymentProvider = {
  open(order: ProviderOrder): Promise<{ url: string | null }>
  /** The provider's statement: its payments of the last days, from its own records. */
  statement(days: number): Promise<ProviderPayment[]>
}

/** The order may or may not exist: the request is repeated with the same number. */
export class ProviderTimeout extends Error {}
