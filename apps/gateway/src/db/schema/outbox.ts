import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from '../pg-core.ts'

/** Outbox of events; `seq` is assigned at delivery; a stream resumes from it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    topic: text().notNull(),
    /** Audience: one member, or all members of a merchant. */
    memberId: uuid('member_id'),
    merchant: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    seq: units('seq'),
  },
  (table) => [
    index('outbox_waiting').on(table.id).where(sql`${table.doneAt} IS NULL`),
    uniqueIndex('outbox_told').on(table.seq).where(sql`${table.seq} IS NOT NULL`),
    check('outbox_reader', sql`(${table.memberId} IS NULL) <> (${table.merchant} IS NULL)`),
  ],
)

/** The dispatcher's counter: its row lock makes the order of delivery the order of commits. */
export const outboxCursor = pgTable('outbox_cursor', {
  isOnly: boolean('is_only').primaryKey().default(true),
  lastSeq: units('last_seq').notNull().default(sql`0`),
})
