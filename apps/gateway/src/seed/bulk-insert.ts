import type { Tx } from '../db/client.ts'
import { getTableColumns, sql } from '../db/orm.ts'
import type { PgTable } from '../db/pg-core.ts'

/** Rows as one JSON parameter: ten thousand of them go in one statement. Rows that are there stay as they are. */
export async function bulkInsert<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}))
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  )
  const json = JSON.stringify(records, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${json}::jsonb) on conflict do nothing`,
  )
}
