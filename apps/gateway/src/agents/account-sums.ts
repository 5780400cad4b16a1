import { asksGames } from '@boardwalk/api-client/contract'
import { type SQL, sql } from '../db/orm.ts'
import { dayMs } from '../time-units.ts'
import { type Days, daySumsOf, type Games, ofGames } from './figures.ts'
import { playNames, type SumName, sumColumns, sumNames } from './sum-columns.ts'

const dayNumber = (day: string) => Math.round(Date.parse(day) / dayMs)
const dayAt = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** Days `[from, until)` that are added or taken out. */
type Piece = { from: string; until: string; sign: 1 | -1 }
/** Rows of the mark `to` less those of the mark `from`, and the days beside them; without marks the days alone. */
export type Plan = { marks: { from: string; to: string } | null; pieces: Piece[] }

/** A row an account of a mark costs as much as this many days, of which most accounts have none. */
const costOfMark = 5
const piece = (from: number, until: number, sign: 1 | -1): Piece[] =>
  from < until ? [{ from: dayAt(from), until: dayAt(until), sign }] : []

/** The fewest rows that the days add up from. `marks` are sorted; no day after `today` has figures. */
export function planOf({ first, last, today }: Pick<Days, 'first' | 'last' | 'today'>, marks: readonly string[]): Plan {
  const [begin, now] = [dayNumber(first), dayNumber(today) + 1]
  const end = Math.max(begin, Math.min(dayNumber(last) + 1, now))
  const alone: Plan = { marks: null, pieces: [{ from: dayAt(begin), until: dayAt(end), sign: 1 }] }
  const numbers = marks.map(dayNumber)
  const nearest = (day: number, known: readonly number[]) =>
    known.reduce((best, mark) => (Math.abs(mark - day) < Math.abs(best - day) ? mark : best), known[0] ?? now)
  // After today comes only the sum of all days.
  const [from, to] = [nearest(begin, numbers), nearest(end, [...numbers, now])]
  const cost = 2 * costOfMark + Math.abs(from - begin) + Math.abs(to - end)
  if (numbers.length === 0 || cost >= end - begin) return alone
  const pieces = [
    ...[...piece(begin, from, 1), ...piece(from, begin, -1)],
    ...[...piece(to, end, 1), ...piece(end, to, -1)],
  ]
  return { marks: { from: dayAt(from), to: to === now ? 'infinity' : dayAt(to) }, pieces }
}

type Rows = { merchant: string; pieces: readonly Piece[]; names: readonly SumName[]; games: Games }

const rowsOf = ({ merchant, pieces, names, games }: Rows) =>
  sql.join(
    pieces.map(({ from, until, sign }) => {
      const columns = names.map((name) => {
        const column = sql.raw(`d.${sumColumns[name]}`)
        return sign === 1 ? column : sql`-${column} AS ${sql.raw(sumColumns[name])}`
      })
      return sql`SELECT d.member_id, ${sql.join(columns, sql`, `)} FROM member_day d
        WHERE d.merchant = ${merchant} AND d.day >= ${from}::date AND d.day < ${until}::date ${ofGames(games)}`
    }),
    sql` UNION ALL `,
  )

const byAccount = (rows: Rows, columns: SQL = sql``) => sql`
  SELECT d.member_id, ${columns} ${daySumsOf(rows.names)} FROM (${rowsOf(rows)}) d
  JOIN chosen c ON c.id = d.member_id GROUP BY d.member_id`

/**
 * The accounts of `team` that a report is about, as a table of the query. It has only the columns that the sums need,
 * and is part of their plan: a stored copy of 50,000 accounts is read and joined more slowly than the accounts are. A
 * file reads a `slice` of them at a time, which is found once.
 */
export const chosenAccounts = (where: SQL = sql`true`, slice?: SQL): SQL => sql`
  chosen AS ${slice ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
    SELECT t.id, t.username, t.registered_at FROM team t WHERE ${where} ${slice ?? sql``})`

/** Sums that a question has: of some games those of play alone. */
export const namesOf = (games: Games): readonly SumName[] => (asksGames(games) ? playNames : sumNames)

const allGames: Games = { gameCategory: 'ALL', vassalage: 'ALL' }
type Sums = { days: Days; marks: readonly string[]; games?: Games; names?: readonly SumName[]; every?: boolean }

const sumsOf = (names: readonly SumName[], row: SQL) =>
  sql.join(
    names.map((name) => sql`coalesce(${row}.${sql.identifier(name)}, 0) AS ${sql.identifier(name)}`),
    sql`, `,
  )

/**
 * Sums of each account of `chosen`, with its registration, because a second join of 50,000 accounts for this is felt.
 * One that did nothing may be missing or have zeros; `every` keeps each. `names` says which sums, because each
 * of them is felt too. Marks have no games, so sums of some games are of days alone.
 */
export function accountSums(
  merchant: string,
  { days, marks, games = allGames, names = namesOf(games), every }: Sums,
): SQL {
  const plan = planOf(days, asksGames(games) ? [] : marks)
  const rows = { merchant, pieces: plan.pieces, names, games }
  const of = sql`c.id AS member_id, c.registered_at`
  const near = byAccount(rows)
  if (!plan.marks && !every) return byAccount(rows, sql`any_value(c.registered_at) AS registered_at,`)
  if (!plan.marks)
    return sql`SELECT ${of}, ${sumsOf(names, sql`near`)} FROM chosen c LEFT JOIN (${near}) near ON near.member_id = c.id`
  const isMark = (row: SQL, mark: string) =>
    sql`${row}.member_id = c.id AND ${row}.mark = ${mark}::date AND ${row}.merchant = ${merchant}`
  const beside = plan.pieces.length > 0
  const sums = names.map((name) => {
    const column = sql.raw(sumColumns[name])
    const more = beside ? sql` + coalesce(near.${sql.identifier(name)}, 0)` : sql``
    return sql`coalesce(h.${column}, 0) - coalesce(l.${column}, 0)${more} AS ${sql.identifier(name)}`
  })
  return sql`SELECT ${of}, ${sql.join(sums, sql`, `)} FROM chosen c
    LEFT JOIN member_mark h ON ${isMark(sql`h`, plan.marks.to)}
    LEFT JOIN member_mark l ON ${isMark(sql`l`, plan.marks.from)}
    ${beside ? sql`LEFT JOIN (${near}) near ON near.member_id = c.id` : sql``}`
}
