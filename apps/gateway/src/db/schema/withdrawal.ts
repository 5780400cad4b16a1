import { actors, type rejectReasons, withdrawReasons, withdrawStatuses } from '@boardwalk/api-client/contract'
import { bytea, instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from '../pg-core.ts'

export type RejectReason = (typeof rejectReasons)[number]

/** An account that a player is paid out to; removed ones stay for the withdrawals that used them. */
export const payAccounts = pgTable(
  'pay_account',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    bankCode: text('bank_code').notNull(),
    kind: text({ enum: ['BANK', 'E_WALLET'] }).notNull(),
    accountNo: text('account_no').notNull(),
    holder: text().notNull(),
    clientKey: text('client_key').notNull(),
    usableFrom: instant('usable_from').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    unique('pay_account_client_key').on(table.memberId, table.clientKey),
    uniqueIndex('pay_account_number')
      .on(table.memberId, table.bankCode, table.accountNo)
      .where(sql`${table.removedAt} IS NULL`),
  ],
)

/** A withdrawal (contract F); its journals are `withdraw` / `refNo:hold`, `:end` and `:refund`. */
export const withdrawals = pgTable(
  'withdrawal',
  {
    refNo: text('ref_no').primaryKey(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text().notNull(),
    accountId: uuid('account_id').notNull(),
    amount: units('amount').notNull(),
    fee: units('fee').notNull(),
    /** Amount that was paid out; null before. */
    paid: units('paid'),
    /** Amount that arrived by the player's answer; null before it. */
    received: units('received'),
    refunded: units('refunded'),
    status: text({ enum: withdrawStatuses }).notNull().default('REVIEW'),
    reason: text({ enum: withdrawReasons }),
    /** The key that it was sent with: a repeat finds this row, for ever (contract K-7). */
    clientKey: text('client_key').notNull(),
    /** The payment as its provider names it. */
    providerRef: text('provider_ref'),
    /** When the provider took the order; a row without it is handed over again. */
    acceptedAt: instant('accepted_at'),
    /** By when the next step is due. */
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    version: integer().notNull().default(0),
  },
  (table) => [
    unique('withdrawal_client_key').on(table.memberId, table.clientKey),
    index('withdrawal_member').on(table.memberId, table.createdAt.desc()),
    // One at a time for a member (contract A4, PENDING_EXISTS).
    uniqueIndex('withdrawal_in_flight')
      .on(table.memberId)
      .where(sql`${table.status} IN ('REVIEW', 'APPROVED', 'PAYING')`),
    index('withdrawal_waiting')
      .on(table.merchant, table.status, table.nextAt)
      .where(sql`${table.status} IN ('REVIEW', 'APPROVED', 'PAYING', 'PAID_OUT', 'DISPUTED')`),
    check('withdrawal_amount', sql`${table.amount} > 0 AND ${table.fee} >= 0 AND ${table.fee} < ${table.amount}`),
    check('withdrawal_paid', sql`${table.paid} > 0 AND ${table.paid} <= ${table.amount} - ${table.fee}`),
  ],
)

/** Each state that a deposit or withdrawal reached: when, by whom and why. */
export const moneySteps = pgTable(
  'money_step',
  {
    refNo: text('ref_no').notNull(),
    version: integer().notNull(),
    status: text().notNull(),
    actor: text({ enum: actors }).notNull(),
    reason: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.refNo, table.version] })],
)

/** A picture that a player sent about a deposit or withdrawal, or for a promotion (`refNo`); the file is `<dataDir>/proofs/<id>`. */
export const withdrawalProofs = pgTable(
  'withdrawal_proof',
  {
    id: uuid().primaryKey(),
    refNo: text('ref_no').notNull(),
    memberId: uuid('member_id').notNull(),
    contentType: text('content_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When an answer of the player named it; others are removed after a day. */
    usedAt: instant('used_at'),
  },
  (table) => [unique('withdrawal_proof_content').on(table.refNo, table.sha256)],
)

/**
 * Picture of a proof or an application. It is in the database, so that every gateway shows it and a backup contains it;
 * pictures of earlier releases are files of one machine.
 */
export const pictureContents = pgTable('picture_content', {
  id: uuid().primaryKey(),
  content: bytea('content').notNull(),
})
