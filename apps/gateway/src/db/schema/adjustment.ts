import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { check, index, pgTable, text, uniqueIndex, uuid } from '../pg-core.ts'

/**
 * An operator's correction of a member's money; a posted one has its journal, `adjustment` / `refNo`. One that clears a
 * payment in suspense has `suspense` / `clears` instead.
 */
export const adjustments = pgTable(
  'adjustment',
  {
    refNo: text('ref_no').primaryKey(),
    merchant: text().notNull(),
    /** Null where no member's money moves. */
    memberId: uuid('member_id'),
    currency: text().notNull(),
    /** Negative takes money away; of a payment in suspense its amount, negative for a payout. */
    amount: units('amount').notNull(),
    /** The journal that put the payment into suspense; null for a correction. */
    clears: uuid(),
    /** The party that gets the money of the payment; of a payout the party that pays it. */
    recipient: text({ enum: ['MEMBER', 'PROVIDER', 'HOUSE'] })
      .notNull()
      .default('MEMBER'),
    reason: text().notNull(),
    status: text({ enum: ['WAITING', 'POSTED', 'REJECTED'] }).notNull(),
    proposedBy: text('proposed_by').notNull(),
    /** The second operator; null while it waits, and where none was needed. */
    decidedBy: text('decided_by'),
    /** Why it was rejected. */
    note: text(),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('adjustment_member').on(table.memberId, table.proposedAt.desc()),
    index('adjustment_waiting').on(table.proposedAt).where(sql`${table.status} = 'WAITING'`),
    uniqueIndex('adjustment_clears').on(table.clears).where(sql`${table.status} <> 'REJECTED'`),
    check('adjustment_member', sql`(${table.memberId} IS NOT NULL) = (${table.recipient} = 'MEMBER')`),
    check('adjustment_recipient', sql`${table.recipient} = 'MEMBER' OR ${table.clears} IS NOT NULL`),
    check('adjustment_moves', sql`${table.amount} <> 0`),
    check('adjustment_two', sql`${table.decidedBy} <> ${table.proposedBy} OR ${table.status} = 'REJECTED'`),
  ],
)
