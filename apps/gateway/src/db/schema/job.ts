import { instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { index, integer, pgTable, primaryKey, text } from '../pg-core.ts'

/**
 * One period of a job for one party. The row is written when the period is due and marked done in the transaction of
 * the work itself, so a period takes effect once even if the queue delivers twice.
 */
export const jobRuns = pgTable(
  'job_run',
  {
    job: text().notNull(),
    /** A merchant's code, or `*` for work that is not about one merchant. */
    party: text().notNull(),
    /** The day in the party's time zone, else the instant. */
    period: text().notNull(),
    dueAt: instant('due_at').notNull(),
    plannedAt: instant('planned_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    /** Milliseconds of the run that counted. */
    tookMs: integer('took_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.job, table.party, table.period] }),
    index('job_run_due').on(table.job, table.party, table.dueAt),
    index('job_run_open').on(table.job, table.dueAt).where(sql`${table.doneAt} is null`),
  ],
)
