import { instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from '../pg-core.ts'

export type QueuedWords = { title: string; content: string; facts: string[]; next: string }

/** E-mails about money that were stored with their cause, in one transaction, and are sent after the commit. */
export const noticeMails = pgTable(
  'notice_mail',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    /** Reference number and notice: a state is mailed once. */
    cause: text().notNull(),
    /** The confirmed address at that time. */
    destination: text().notNull(),
    language: text().notNull(),
    words: jsonb().$type<QueuedWords>().notNull(),
    /** Times that the mail server was tried. */
    tries: smallint().notNull().default(0),
    /** Null once it is with the mail server, or after the last try. */
    nextAt: instant('next_at').default(sql`now()`),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('notice_mail_cause').on(table.memberId, table.cause),
    index('notice_mail_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
)
