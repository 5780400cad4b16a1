import { text } from 'node:stream/consumers'
import { readConfig } from '../src/config.ts'
import { openPool } from '../src/db/client.ts'
import { startDatabase } from '../src/start-database.ts'

/**
 * Runs statements on the database of `DATA_DIR`, also while its gateway runs, for tests that need a world which no
 * player could make by hand. In: JSON `[{ text, values }]` on stdin. Out: the rows of each, as JSON.
 */
type Statement = { text: string; values: unknown[] }

const statements = JSON.parse(await text(process.stdin)) as Statement[]
const database = await startDatabase(readConfig())
const pool = openPool({ url: database.url, size: 1, name: 'test-sql' })
try {
  const rows: unknown[][] = []
  for (const statement of statements) rows.push((await pool.query<Record<string, unknown>>(statement)).rows)
  console.log(JSON.stringify(rows))
} finally {
  await pool.end()
  await database.stop()
}
