import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import type { Texts } from './texts.ts'

export const depositStatuses = [
  ...(['CREATED', 'PENDING', 'APPROVED', 'REJECTED'] as const),
  ...(['FAILED', 'EXPIRED', 'CANCELLED', 'REVERSED'] as const),
] as const

/**
 * The bonus offer that a player chose, with its terms of that moment: no later change reaches them. Amounts are decimal
 * strings; `most` is the largest bonus.
 */
export type ChosenOffer = {
  promotionId: string
  titles: Texts
  rate: string
  least: string
  most: string
  wagerTimes: number
}

export type PayTo = { bank: string; accountName: string; accountNo: string }

/** A deposit (contract F); an approved one has its journal, `deposit` / `refNo`. */
export const deposits = pgTable(
  'deposit',
  {
    refNo: text('ref_no').primaryKey(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text().notNull(),
    method: text().notNull(),
    kind: text({ enum: ['REDIRECT', 'QR', 'BANK_TRANSFER', 'E_WALLET'] }).notNull(),
    amount: units('amount').notNull(),
    fee: units('fee').notNull(),
    /** The paid amount, which may differ from `amount`; null until a payment. */
    paid: units('paid'),
    status: text({ enum: depositStatuses }).notNull().default('CREATED'),
    reason: text({ enum: ['PROVIDER', 'EXPIRED', 'PLAYER', 'OPERATOR', 'NO_ANSWER'] }),
    /** The key that it was sent with: a repeat finds this row, for ever (contract K-7). */
    clientKey: text('client_key').notNull(),
    /** The payment that it was credited for; another one of the same order is a second payment. */
    providerRef: text('provider_ref'),
    /** Where the player pays; null when nothing is left to do. */
    payUrl: text('pay_url'),
    offer: jsonb().$type<ChosenOffer>(),
    /** The bonus that was granted with it; its journal is `promo` / `<promotion>:<member>`. */
    bonus: units('bonus'),
    /** The account that a bank transfer goes to, as it was at the time of the order; null for other methods. */
    payTo: jsonb('pay_to').$type<PayTo>(),
    /** The picture of the payment slip that counts, since when, and how many there were. */
    slipId: uuid('slip_id'),
    slipAt: instant('slip_at'),
    slips: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    finishedAt: instant('finished_at'),
    version: integer().notNull().default(0),
  },
  (table) => [
    unique('deposit_client_key').on(table.memberId, table.clientKey),
    index('deposit_member').on(table.memberId, table.createdAt.desc()),
    index('deposit_open').on(table.expiresAt).where(sql`${table.status} IN ('CREATED', 'PENDING')`),
    check(
      'deposit_amount',
      sql`${table.amount} > 0 AND ${table.fee} >= 0 AND ${table.fee} < coalesce(${table.paid}, ${table.amount})`,
    ),
    check('deposit_bonus', sql`${table.bonus} IS NULL OR (${table.bonus} > 0 AND ${table.offer} IS NOT NULL)`),
  ],
)

/** Messages of the payment provider, each one once; `effect` is its result. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    eventId: uuid('event_id').notNull(),
    orderNo: text('order_no').notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    effect: text({ enum: ['APPLIED', 'IGNORED', 'SUSPENSE', 'UNKNOWN'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] }), index('payment_event_order').on(table.orderNo)],
)

/** The sandbox provider's records: one row for each order that it was given. */
export const sandboxOrders = pgTable('sandbox_order', {
  id: uuid().primaryKey(),
  orderNo: text('order_no').notNull().unique('sandbox_order_no'),
  merchant: text().notNull(),
  type: text({ enum: ['DEPOSIT', 'PAYOUT'] })
    .notNull()
    .default('DEPOSIT'),
  amount: units('amount').notNull(),
  currency: text().notNull(),
  /** Whether the payer decides on the provider's page. */
  isManual: boolean('is_manual').notNull(),
  language: text().notNull(),
  decidedAt: instant('decided_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Messages that the sandbox provider has to send; repeated until the gateway took them. */
export const sandboxEvents = pgTable(
  'sandbox_event',
  {
    id: uuid().primaryKey(),
    orderNo: text('order_no').notNull(),
    merchant: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    /** How many copies are sent at once, and whether the first try is signed wrongly (test amounts .03 and .09). */
    copies: integer().notNull().default(1),
    isSpoilt: boolean('is_spoilt').notNull().default(false),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    tries: integer().notNull().default(0),
  },
  (table) => [index('sandbox_event_due').on(table.dueAt).where(sql`${table.sentAt} IS NULL`)],
)
