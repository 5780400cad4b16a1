import { AppError, type Endpoints, type Income, type Parsed, type Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import type { Window } from '../records/window.ts'
import { contractsOf } from './contract-view.ts'
import { betLines, type LineReader, type SettledItem, teamLines } from './settlement-lines.ts'
import { endsIn, type SumRow, settlementSums, sumOf } from './settlement-sums.ts'
import { formatRate } from './tiers.ts'

export type ItemRow = Record<'refNo' | 'base' | 'gross' | 'deducted' | 'net' | 'corrected', string> &
  Pick<Income, 'active' | 'status' | 'paidAt'> &
  SettledItem & { id: string; rate: string | null; contractId: string | null }

/** Columns of `settlement_item i` with its contract, if it has one; the caller gives the rest of the statement from WHERE on. */
export const items = (rest: SQL) => sql`
  SELECT i.ref_no AS "refNo", r.kind, r.starts_at AS "periodStart", r.ends_at AS "periodEnd", i.base, i.active, i.rate,
    i.gross, i.deducted, i.net, i.status, i.paid_at AS "paidAt", i.contract_id AS "contractId", i.member_id AS "memberId",
    i.id, r.active_bet AS "activeBet",
    coalesce((SELECT sum(amount) FROM settlement_fix f WHERE f.item_id = i.id), 0) AS corrected
  FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id LEFT JOIN contract c ON c.id = i.contract_id ${rest}`

const money = (text: string) => formatMoney(BigInt(text))
const instantOf = (text: string) => new Date(text).toISOString()

export const viewOf = (row: ItemRow): Income => ({
  ...{ refNo: row.refNo, kind: row.kind, active: row.active, status: row.status },
  ...{ periodStart: instantOf(row.periodStart), periodEnd: instantOf(row.periodEnd), base: money(row.base) },
  ...{ rate: row.rate === null ? null : formatRate(BigInt(row.rate)), gross: money(row.gross) },
  ...{ deducted: money(row.deducted), net: money(row.net), corrected: money(row.corrected) },
  paidAt: row.paidAt && instantOf(row.paidAt),
})

/** The upline sees the team of its downline as long as it is in its own. */
const seesTeam = (memberId: string) => sql`(i.member_id = ${memberId} OR EXISTS (
  SELECT FROM member d JOIN member u ON u.id = ${memberId} WHERE d.id = i.member_id AND d.path <@ u.path))`

/** Only the parties of a contract see its payments. */
const isParty = (memberId: string) => sql`(c.downline_id = ${memberId} OR c.upline_id = ${memberId})`

/** Paid, to be paid, or corrected later. */
const isPaying = sql`(i.status <> 'NONE' OR EXISTS (SELECT FROM settlement_fix f WHERE f.item_id = i.id))`

export type AskedSettlements = Parsed<Endpoints['settlementFile']>
type Filter = Pick<AskedSettlements, 'id' | 'show'> & { window: Window | null }
const isAskedBy = ({ id, show, window }: Filter) => sql`i.contract_id = ${id}
  ${show === 'PAYING' ? sql`AND ${isPaying}` : sql``} ${window ? sql`AND ${endsIn(window)}` : sql``}`

/** Items of a contract are made in the order of its periods. */
const orders: Record<Parsed<Endpoints['contractSettlements']>['sort'], SQL> = {
  newest: sql`i.id DESC`,
  oldest: sql`i.id`,
  net: sql`i.net DESC, i.id DESC`,
}

/** @throws AppError NOT_FOUND for a contract of others, whether it exists or not */
export async function seeOwnContract(db: Reader, memberId: string, id: string): Promise<void> {
  const { rows } = await db.execute(sql`SELECT FROM contract c WHERE c.id = ${id} AND ${isParty(memberId)}`)
  if (rows.length === 0) throw new AppError('NOT_FOUND')
}

export async function settlementPage(
  db: Reader,
  memberId: string,
  window: Window | null,
  { pageNo, pageSize, sort, ...asked }: Parsed<Endpoints['contractSettlements']>,
): Promise<Value<Endpoints['contractSettlements']>> {
  await seeOwnContract(db, memberId, asked.id)
  const found = sql`WHERE ${isAskedBy({ ...asked, window })}`
  const place = sql`ORDER BY ${orders[sort]} LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`
  const [{ rows }, { rows: sums }] = await Promise.all([
    db.execute<ItemRow>(items(sql`${found} ${place}`)),
    db.execute<SumRow>(settlementSums(sql``, found)),
  ])
  if (!sums[0]) throw new Error('An aggregate answered no row.')
  const summary = sumOf(sums[0])
  const [totalCount, totalPages] = [summary.items, Math.ceil(summary.items / pageSize)]
  return { list: rows.map(viewOf), pageNo, pageSize, totalCount, totalPages, summary }
}

/** Payments of a contract after another one, newest first; the reader is known as its party. */
export async function settlementSlice(
  db: Reader,
  asked: Filter,
  { before, limit }: { before: string | null; limit: number },
): Promise<Income[]> {
  const after = before ? sql`AND i.id < (SELECT id FROM settlement_item WHERE ref_no = ${before})` : sql``
  const { rows } = await db.execute<ItemRow>(
    items(sql`WHERE ${isAskedBy(asked)} ${after} ORDER BY ${orders.newest} LIMIT ${limit}`),
  )
  return rows.map(viewOf)
}

type Fixes = Value<Endpoints['settlementLines']>['fixes']
async function fixesOf(db: Reader, itemId: string): Promise<Fixes> {
  const { rows } = await db.execute<Record<keyof Fixes[number], string>>(sql`
    SELECT j.ref_no AS "refNo", f.at, f.gross, f.deducted, f.amount
    FROM settlement_fix f JOIN journal j ON j.id = f.journal_id WHERE f.item_id = ${itemId} ORDER BY f.no`)
  return rows.map(({ refNo, at, gross, deducted, amount }) => ({
    ...{ refNo, at: instantOf(at), gross: money(gross), deducted: money(deducted), amount: money(amount) },
  }))
}

/** The rows behind an item, as they are now: its members, or bets (contract D9-10). */
export async function settlementLines(
  db: Reader,
  reader: LineReader & { memberId: string },
  { refNo, account, pageNo, pageSize }: Parsed<Endpoints['settlementLines']>,
): Promise<Value<Endpoints['settlementLines']>> {
  const { rows } = await db.execute<ItemRow>(
    items(
      sql`WHERE i.ref_no = ${refNo} AND (i.member_id = ${reader.memberId} OR c.upline_id = ${reader.memberId}) AND ${seesTeam(reader.memberId)}`,
    ),
  )
  const row = rows[0]
  if (!row) throw new AppError('NOT_FOUND')
  const [contract = null] = row.contractId ? await contractsOf(db, [row.contractId]) : []
  const asked = { row, limit: pageSize, offset: (pageNo - 1) * pageSize, account }
  const isOfBets = row.kind === 'REALTIME' || account !== undefined
  const { list, total } = isOfBets
    ? await betLines(db, asked, contract?.tiers ?? [])
    : await teamLines(db, asked, reader)
  return {
    ...{ list, pageNo, pageSize, totalCount: total, totalPages: Math.ceil(total / pageSize) },
    ...{ income: viewOf(row), contract, fixes: await fixesOf(db, row.id) },
  }
}
