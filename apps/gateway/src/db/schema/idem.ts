import { bytea, instant } from '../columns.ts'
import { index, jsonb, pgTable, primaryKey, smallint, text } from '../pg-core.ts'

/** Answers of client writes that were committed (contract A9). */
export const idem = pgTable(
  'idem',
  {
    scope: text().notNull(),
    key: text().notNull(),
    fingerprint: bytea().notNull(),
    status: smallint(),
    body: jsonb(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idem_age').on(table.createdAt)],
)
