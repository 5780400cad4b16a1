import type { ContractKind, Endpoints, Income, Parsed, Value } from '@boardwalk/api-client/contract'
import { type ItemRow, items, viewOf } from '../contracts/read-settlements.ts'
import { endsIn, type SumRow, settlementSums, sumOf } from '../contracts/settlement-sums.ts'
import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
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

/** Items of the agent whose period ended in the window. */
const isFound = ({ agentId }: Team, { kind }: Pick<Asked, 'kind'>, window: Window) => sql`
  i.member_id = ${agentId} AND ${endsIn(window)} ${kind === 'ALL' ? sql`` : sql`AND r.kind = ${kind}`}`

const follows = ({ agentId }: Team, refNo: string) => sql`AND (r.ends_at, i.id) < (
  SELECT pr.ends_at, p.id FROM settlement_item p JOIN settlement_run pr ON pr.id = p.run_id
  WHERE p.ref_no = ${refNo} AND p.member_id = ${agentId})`

type KindRow = SumRow & { kind: ContractKind | null }

/** Sums of each kind and of all together. */
async function summaryOf(db: Reader, found: SQL): Promise<Summary> {
  const { rows } = await db.execute<KindRow>(
    settlementSums(sql`r.kind,`, sql`WHERE ${found} GROUP BY ROLLUP (r.kind) ORDER BY r.kind`),
  )
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
