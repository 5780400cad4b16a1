import { createInterface } from 'node:readline'
import { readConfig } from '../src/config.ts'
import { openPool } from '../src/db/client.ts'
import { startDatabase } from '../src/start-database.ts'

/**
 * Runs statements on the database of `DATA_DIR`, also while its gateway runs, for tests that need a world which no
 * player could make by hand. Each line of stdin is a JSON array `[{ text, values }]`; its answer is one line of stdout,
 * `{ rows }` with the rows of each statement, or `{ error }`. Ends with stdin.
 */
type Statement = { text: string; values: unknown[] }

const database = await startDatabase(readConfig())
const pool = openPool({ url: database.url, size: 1, name: 'test-sql' })

async function run(statements: Statement[]): Promise<unknown[][]> {
  const rows: unknown[][] = []
  for (const statement of statements) rows.push((await pool.query<Record<string, unknown>>(statement)).rows)
  return rows
}

try {
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await run(JSON.parse(line)).then(
      (rows) => ({ rows }),
      (error: unknown) => ({ error: String(error) }),
    )
    console.log(JSON.stringify(answer))
  }
} finally {
  await pool.end()
  await database.stop()
}
