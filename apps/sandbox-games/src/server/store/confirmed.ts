import type { Database } from './open.ts'
import type { Confirmed } from './rows.ts'

/** Longer than an operator compares, so that no message is missing at the edge. */
const keptMs = 40 * 24 * 3_600_000
/** Old rows that leave with each new one: more than one, so that a long silence is caught up with. */
const dropped = 20
const pageSize = 1_000

/** Place in the report: the last row of the page before. */
export type ReportPlace = Pick<Confirmed, 'at' | 'txId'>
export type ReportPage = { operator: string; from: string; until: string; after: ReportPlace }

/** Messages that the wallet confirmed, for the report to the operator. */
export function confirmedStore(db: Database) {
  const add = db.run('INSERT INTO confirmed VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const drop = db.run(
    'DELETE FROM confirmed WHERE rowid IN (SELECT rowid FROM confirmed WHERE at < ? ORDER BY at LIMIT ?)',
  )
  const begun = db.one<{ at: string }>('SELECT at FROM confirmed_since')
  const page = db.all<Confirmed>(
    `SELECT * FROM confirmed WHERE operator = ? AND at >= ? AND at < ? AND (at, txId) > (?, ?)
     ORDER BY at, txId LIMIT ${pageSize}`,
  )
  const named = db.all<Confirmed>(
    'SELECT * FROM confirmed WHERE operator = ? AND txId IN (SELECT value FROM json_each(?))',
  )
  const oldest = (nowMs: number) => new Date(nowMs - keptMs).toISOString()
  return {
    /** Once per message; its first confirmation counts. */
    confirm({ txId, operator, kind, wagerId, currency, amount, at }: Confirmed) {
      db.inOneStep(() => {
        drop(oldest(Date.parse(at)), dropped)
        add(txId, operator, kind, wagerId, currency, amount, at)
      })
    },
    /** From when on every confirmed message is known: this file is younger than some rounds, and old rows leave. */
    confirmedSince(nowMs: number): string {
      return new Date(Math.max(Date.parse(begun()?.at ?? ''), nowMs - keptMs)).toISOString()
    },
    /** Oldest first; a full page may have a next one. */
    confirmedPage({ operator, from, until, after }: ReportPage) {
      const rows = page(operator, from, until, after.at, after.txId)
      return { rows, next: rows.length === pageSize ? (rows.at(-1) ?? null) : null }
    },
    confirmedNamed: (operator: string, txIds: readonly string[]) => named(operator, JSON.stringify(txIds)),
  }
}
