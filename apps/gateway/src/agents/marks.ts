import type { Reader, Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Merchant } from '../permission/merchants.ts'
import { dayMs } from '../time-units.ts'
import { eachColumn, sumColumns } from './sum-columns.ts'

/** Days of a month that are marks: no day is further than three from one. */
const daysOfMonth = [1, 6, 11, 16, 21, 26]
/** Reports of the pages begin within this time; older days have the first of a month alone, back to a year. */
const recent = 100
const oldest = 400
/** Marks of one run: each reads the days to the next mark and writes a row an account. */
const most = 4

/** Marks up to a day, the newest first. */
export function wantedMarks(today: string): string[] {
  const days = Array.from({ length: oldest }, (_, back) =>
    new Date(Date.parse(today) - back * dayMs).toISOString().slice(0, 10),
  )
  return days.filter((day, back) => (back < recent ? daysOfMonth : [1]).includes(Number(day.slice(8))))
}

/** Marks of a merchant that can be read, sorted. */
export async function marksOf(db: Reader, merchant: string): Promise<string[]> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`SELECT mark::text FROM mark_made WHERE merchant = ${merchant} ORDER BY mark`,
  )
  return rows.map(({ mark }) => mark)
}

const columns = eachColumn((column) => column)
const isAny = sql`(${eachColumn((column) => column)}) <> (${sql.raw(Object.keys(sumColumns).fill('0').join(', '))})`

/** A mark is the next one less the days between them; the last one is the sum of all days. */
async function makeMark(tx: Tx, { code }: Merchant, mark: string, next: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO member_mark (member_id, mark, merchant, ${columns})
    SELECT * FROM (
      SELECT n.member_id, ${mark}::date, n.merchant, ${eachColumn((column) => sql`n.${column} - coalesce(d.${column}, 0) AS ${column}`)}
      FROM member_mark n LEFT JOIN (
        SELECT member_id, ${eachColumn((column) => sql`sum_units(${column}) AS ${column}`)} FROM member_day
        WHERE merchant = ${code} AND day >= ${mark}::date AND day < ${next}::date GROUP BY member_id) d ON d.member_id = n.member_id
      WHERE n.merchant = ${code} AND n.mark = ${next}::date) made
    WHERE ${isAny}`)
  await tx.execute(sql`INSERT INTO mark_made (merchant, mark) VALUES (${code}, ${mark}::date)`)
}

/** Makes marks that are missing, the newest first; the next runs make the rest. Returns how many. */
export async function makeMarks(tx: Tx, merchant: Merchant): Promise<number> {
  const { rows } = await tx.execute<{ today: string }>(
    sql`SELECT (now() AT TIME ZONE ${merchant.timeZone})::date::text AS today`,
  )
  const made = await marksOf(tx, merchant.code)
  const missing = wantedMarks(rows[0]?.today ?? '').filter((mark) => !made.includes(mark))
  const now = missing.slice(0, most)
  for (const mark of now) {
    const next = made.toSorted().find((other) => other > mark) ?? 'infinity'
    await makeMark(tx, merchant, mark, next)
    made.push(mark)
  }
  return now.length
}
