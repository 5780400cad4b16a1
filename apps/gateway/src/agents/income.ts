import type { ContractKind, Endpoints, Income, Parsed, Value } from '@boardwalk/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type ItemRow, items, viewOf } from '../contracts/read-settlements.ts'
import type { Reader } from '../db/client.ts'
import { formatMoney } from '../ledger/money.ts'
import type { Window } from '../records/window.ts'
import type { Team } from './team.ts'

type Asked = Parsed<Endpoints['agentIncome']>
type Answer = Value<Endpoints['agentIncome']>
type Summary = NonNullable<Answer['summary']>

const orders: Record<Asked['sort'], SQL> = {
  newest: sql`r.ends_at DESC, i.id DESC`,
  oldest: sql`r.ends_at, i.id`,
  net: sql`i.net DESC, r.ends_at DESC, i.id DESC`,
}

/** Items of the agent whose period ended in the window; the end itself is the first instant after a period. */
const isFound = ({ agentId }: Team, { kind }: Pick<Asked, 'kind'>, { from, until }: Window) => sql`
  i.member_id = ${agentId} AND r.ends_at > ${from.toISOString()} AND r.ends_at <= ${until.toISOString()}
    ${kind === 'ALL' ? sql`` : sql`AND r.kind = ${kind}`}`

const follows = ({ agentId }: Team, refNo: string) => sql`AND (r.ends_at, i.id) < (
  SELECT pr.ends_at, p.id FROM settlement_item p JOIN settlement_run pr ON pr.id = p.run_id
  WHERE p.ref_no = ${refNo} AND p.member_id = ${agentId})`

type SumRow = Record<'items' | 'gross' | 'deducted' | 'net' | 'corrected', string> & { kind: ContractKind | null }

const sumOf = ({ items, gross, deducted, net, corrected }: Omit<SumRow, 'kind'>) => {
  const money = (units: string) => formatMoney(BigInt(units))
  return {
    items: Number(items),
    gross: money(gross),
    deducted: money(deducted),
    net: money(net),
    corrected: money(corrected),
  }
}

/** Sums of each kind and of all together. */
async function summaryOf(db: Reader, found: SQL): Promise<Summary> {
  const { rows } = await db.execute<SumRow>(sql`
    SELECT r.kind, count(*) AS items, coalesce(sum(i.gross), 0) AS gross, coalesce(sum(i.deducted), 0) AS deducted,
      coalesce(sum(i.net), 0) AS net, coalesce(sum(f.amount), 0) AS corrected
    FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id
      LEFT JOIN LATERAL (SELECT sum(amount) AS amount FROM settlement_fix WHERE item_id = i.id) f ON true
    WHERE ${found} GROUP BY ROLLUP (r.kind) ORDER BY r.kind`)
  const kinds = rows.flatMap(({ kind, ...sum }) => (kind ? [{ kind, ...sumOf(sum) }] : []))
  const total = rows.find(({ kind }) => kind === null)
  if (!total) throw new Error('An aggregate answered no row.')
  return { total: sumOf(total), kinds }
}

type Slice = { kind: Asked['kind']; part: Window; before: string | null; limit: number }

/** Payments of a part of a window after another one, newest first. */
export async function incomeSlice(db: Reader, team: Team, { kind, part, before, limit }: Slice): Promise<Income[]> {
  const after = before ? follows(team, before) : sql``
  const rest = sql`WHERE ${isFound(team, { kind }, part)} ${after} ORDER BY ${orders.newest} LIMIT ${limit}`
  return (await db.execute<ItemRow>(items(rest))).rows.map(viewOf)
}

/** Payments of an agent's contracts (contract D9-9). */
export async function incomePage(db: Reader, team: Team, window: Window, asked: Asked): Promise<Answer> {
  const { before, pageNo, pageSize } = asked
  const found = isFound(team, asked, window)
  const after = before ? follows(team, before) : sql``
  const offset = before ? 0 : (pageNo - 1) * pageSize
  const rest = sql`WHERE ${found} ${after} ORDER BY ${orders[asked.sort]} LIMIT ${pageSize} OFFSET ${offset}`
  const [{ rows }, summary] = await Promise.all([
    db.execute<ItemRow>(items(rest)),
    before ? null : summaryOf(db, found),
  ])
  const totalCount = summary?.total.items ?? null
  return {
    ...{ list: rows.map(viewOf), pageNo, pageSize, totalCount, summary },
    totalPages: totalCount === null ? null : Math.ceil(totalCount / pageSize),
  }
}
