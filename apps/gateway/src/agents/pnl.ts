import type { AccountType, Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { isoText } from '../db/iso-text.ts'
import { type SQL, sql } from '../db/orm.ts'
import { accountSums, chosenAccounts, namesOf } from './account-sums.ts'
import { chooseAccounts } from './choose.ts'
import {
  type AskedSums,
  amountOf,
  type Days,
  isActive,
  isWhole,
  moneyOf,
  playOf,
  registeredIn,
  sumOf,
} from './figures.ts'
import { marksOf } from './marks.ts'
import { asOf } from './overview.ts'
import type { SumName } from './sum-columns.ts'
import { type Team, withTeam } from './team.ts'

type Asked = Parsed<Endpoints['agentPnl']>
type Answer = Value<Endpoints['agentPnl']>
type Account = { id: string; account: string; type: AccountType; level: number; registeredAt: string }
export type Found = AskedSums & Account
/** The sums over all accounts, in each row; without an account when the page is empty. */
type Row = (Found | { [Name in keyof Found]: null }) & {
  [Name in keyof AskedSums as `all_${Name}`]: AskedSums[Name]
} & Record<'count' | 'active' | 'registrations', string>

const allSums = (names: readonly SumName[]) =>
  sql.join(
    names.map((name) => sql`coalesce(sum_units(${sql.identifier(name)}), 0) AS ${sql.identifier(`all_${name}`)}`),
    sql`, `,
  )
export const ownSums = (names: readonly SumName[]) =>
  sql.join(
    names.map((name) => sql`s.${sql.identifier(name)}`),
    sql`, `,
  )

export const accountColumns = sql`t.username::text AS account, t.type, t.level, ${isoText(sql`t.registered_at`)} AS "registeredAt"`

/** The accounts behind a figure, with their sums, and the sums over all of them, in one pass (contract D9-8). */
export async function pnlPage(db: Reader, team: Team, days: Days, asked: Asked): Promise<Answer> {
  const query = await pnlQuery(db, team, days, asked)
  const [{ rows }, at] = await Promise.all([db.execute<Row>(withTeam(team, query)), asOf(db, team.merchant)])
  const [sum] = rows
  if (!sum) throw new Error('An aggregate answered no row.')
  const totalCount = Number(sum.count)
  const all = Object.fromEntries(namesOf(asked).map((name) => [name, sum[`all_${name}`]])) as AskedSums
  return {
    ...{ list: rows.filter(isAccount).map(pnlRow), pageNo: asked.pageNo, pageSize: asked.pageSize, totalCount },
    ...{ totalPages: Math.ceil(totalCount / asked.pageSize), asOf: at },
    summary: isWhole(all) ? sumOf({ ...sum, ...all }) : playOf(all),
  }
}

const orders: Record<Asked['sort'], (row: SQL) => SQL> = {
  figure: (row) => sql`abs(${row}.amount) DESC`,
  // Found accounts have no name, which the default order would pay for.
  account: () => sql`t.username`,
  deposit: (row) => sql`${row}.deposit DESC`,
  withdraw: (row) => sql`${row}.withdraw DESC`,
  validBet: (row) => sql`${row}."validBet" DESC`,
  winLoss: (row) => sql`${row}.payout - ${row}.stake DESC`,
  net: (row) => sql`${row}.payout - ${row}.stake + ${row}.bonus + ${row}.commission DESC`,
}
/** A total order of the rows `found` or `page`, so that no page repeats an account. */
const orderOf = ({ sort }: Pick<Asked, 'sort'>, row: SQL): SQL => sql`${orders[sort](row)}, ${row}.id`

async function pnlQuery(db: Reader, team: Team, days: Days, asked: Asked): Promise<SQL> {
  const { where } = await chooseAccounts(db, team, asked)
  const names = namesOf(asked)
  const amount = amountOf(asked.figure, days)
  const marks = await marksOf(db, team.merchant)
  const sums = accountSums(team.merchant, { days, marks, games: asked, every: asksEvery(asked) })
  return sql`, ${chosenAccounts(where)},
    found AS MATERIALIZED (
      SELECT s.member_id AS id, ${ownSums(names)}, ${amount} AS amount, ${registeredIn(days, sql`s`)} AS joined
      FROM (${sums}) s WHERE ${amount} <> 0),
    page AS (
      SELECT found.* FROM found ${asked.sort === 'account' ? sql`JOIN team t ON t.id = found.id` : sql``}
      ORDER BY ${orderOf(asked, sql`found`)}
      LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize})
    SELECT page.*, ${accountColumns}, total.* FROM (
      SELECT ${allSums(names)}, count(*) AS count, count(*) FILTER (WHERE joined) AS registrations,
        count(*) FILTER (WHERE ${isActive(days, sql`found`)}) AS active FROM found) total
    LEFT JOIN page ON true LEFT JOIN team t ON t.id = page.id ORDER BY ${orderOf(asked, sql`page`)}`
}

/** Only a registration is behind its figure without having done anything. */
export const asksEvery = ({ figure }: Pick<Asked, 'figure'>): boolean => figure === 'registrations'

const isAccount = (row: Row): row is Row & Found => row.id !== null

export const pnlRow = (row: Found): Answer['list'][number] => ({
  ...{ id: row.id, account: row.account, type: row.type, level: row.level, key: row.account },
  ...{ registeredAt: row.registeredAt, ...(isWhole(row) ? moneyOf(row) : playOf(row)) },
})
