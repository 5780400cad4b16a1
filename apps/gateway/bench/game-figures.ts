import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'
import type { Times } from './large-catalogue.ts'

export const goalMs = { p50: 8, p99: 40 }

/** Prints figures beside their goal, and finds plans that read a whole table. */
export function gameFigures(db: Db) {
  let wholeReads = 0
  const report = (name: string, { least, p50, p99 }: Times, note = ''): void => {
    const met = p50 <= goalMs.p50 && p99 <= goalMs.p99
    const figures = [least, p50, p99].map((ms) => ms.toFixed(1).padStart(6))
    console.log(
      `${name.padEnd(44)} least ${figures[0]}  p50 ${figures[1]}  p99 ${figures[2]} ms  ${met ? 'met' : 'NOT MET'}  ${note}`,
    )
  }
  /** Names of the indexes that a plan reads; a whole table read is a failure. */
  const planOf = async (query: SQL): Promise<string> => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    const text = rows.map((row) => row['QUERY PLAN']).join('\n')
    const whole = /Seq Scan on (game|bet|recent_game|favourite)\b/.exec(text)
    if (whole) {
      wholeReads += 1
      console.log(text)
    }
    const used = [...text.matchAll(/(?:Scan using|Scan Backward using|Bitmap Index Scan on) (\w+)/g)].map(
      ([, name]) => name,
    )
    return whole ? `READS ALL OF ${whole[1]}` : [...new Set(used)].join(' + ')
  }
  return { report, planOf, wholeReads: () => wholeReads }
}

export type Figures = ReturnType<typeof gameFigures>
