import { type SQL, sql } from 'drizzle-orm'
import { type Days, daySums, sumColumns } from './figures.ts'

const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const months = (day: string, count: number) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}

/** Whole months of a report, `[from, until)`. A month whose other days are still to come is whole. */
export function wholeMonths({ first, last, today }: Pick<Days, 'first' | 'last' | 'today'>) {
  const from = first === monthOf(first) ? first : months(first, 1)
  const lastOfMonth = new Date(Date.parse(months(last, 1)) - 1).toISOString().slice(0, 10)
  const until = last >= today || last === lastOfMonth ? months(last, 1) : monthOf(last)
  return from < until ? { from, until } : null
}

const columns = sql.join(
  Object.values(sumColumns).map((column) => sql.identifier(column)),
  sql`, `,
)

/** Rows of the days: one an account and month where the month is whole, and the daily ones beside them. */
function rowsOf(merchant: string, days: Days): SQL {
  const daily = (condition: SQL) => sql`SELECT member_id, ${columns} FROM member_day
    WHERE merchant = ${merchant} AND day BETWEEN ${days.first}::date AND ${days.last}::date${condition}`
  const whole = wholeMonths(days)
  if (!whole) return daily(sql``)
  return sql`SELECT member_id, ${columns} FROM member_month
    WHERE merchant = ${merchant} AND month >= ${whole.from}::date AND month < ${whole.until}::date
    UNION ALL ${daily(sql` AND (day < ${whole.from}::date OR day >= ${whole.until}::date)`)}`
}

/** Sums of each account of `team` that has any in the days; `where` says which accounts, named `t`. */
export const accountSums = (merchant: string, days: Days, where = sql`true`): SQL => sql`
  SELECT d.member_id, ${daySums} FROM (${rowsOf(merchant, days)}) d JOIN team t ON t.id = d.member_id
  WHERE ${where} GROUP BY d.member_id`
