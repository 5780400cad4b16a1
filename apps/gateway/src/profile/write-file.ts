import type { Pool } from 'pg'
import { firstKey, sections } from './sections.ts'

/** Rows that are in memory at once. */
const batch = 1_000

type Basis = { pool: Pick<Pool, 'query'>; now: Date }

/** A member's data as one JSON document, in parts: no member is too large for it. */
export async function* fileOf({ pool, now }: Basis, memberId: string, size = batch): AsyncGenerator<string> {
  yield `{"createdAt":${JSON.stringify(now)}`
  for (const [name, text] of Object.entries(sections)) {
    yield `,\n${JSON.stringify(name)}:[`
    let separator = ''
    for await (const row of rowsOf(pool, text, memberId, size)) {
      yield `${separator}${JSON.stringify(row)}`
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

async function* rowsOf(pool: Basis['pool'], text: string, memberId: string, size: number) {
  let last = firstKey
  for (;;) {
    const { rows } = await pool.query<{ key: string } & Record<string, unknown>>(text, [memberId, last, size])
    for (const { key, ...row } of rows) {
      last = key
      yield row
    }
    if (rows.length < size) return
  }
}
