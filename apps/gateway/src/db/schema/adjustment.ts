import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, units } from '../columns.ts'

/** An operator's correction of a member's money; a posted one has its journal, `adjustment` / `refNo`. */
export const adjustments = pgTable(
  'adjustment',
  {
    refNo: text('ref_no').primaryKey(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text().notNull(),
    /** Negative takes money away. */
    amount: units('amount').notNull(),
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
    check('adjustment_moves', sql`${table.amount} <> 0`),
    check('adjustment_two', sql`${table.decidedBy} <> ${table.proposedBy} OR ${table.status} = 'REJECTED'`),
  ],
)
