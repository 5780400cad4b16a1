import { AppError, type Endpoints, type Income, type Parsed, type Value } from '@boardwalk/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { formatMoney } from '../ledger/money.ts'
import { contractsOf } from './contract-view.ts'
import { betPay } from './formulas.ts'
import { formatRate, parseTiers } from './tiers.ts'

type Row = Record<'refNo' | 'base' | 'gross' | 'deducted' | 'net' | 'corrected' | 'periodStart' | 'periodEnd', string> &
  Pick<Income, 'kind' | 'active' | 'status' | 'paidAt'> & { rate: string | null; contractId: string; memberId: string }

const items = (rest: SQL) => sql`
  SELECT i.ref_no AS "refNo", r.kind, r.starts_at AS "periodStart", r.ends_at AS "periodEnd", i.base, i.active, i.rate,
    i.gross, i.deducted, i.net, i.status, i.paid_at AS "paidAt", i.contract_id AS "contractId", i.member_id AS "memberId",
    coalesce((SELECT sum(amount) FROM settlement_fix f WHERE f.item_id = i.id), 0) AS corrected
  FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id JOIN contract c ON c.id = i.contract_id ${rest}`

const money = (text: string) => formatMoney(BigInt(text))
const instantOf = (text: string) => new Date(text).toISOString()

const viewOf = ({ contractId: _contract, memberId: _member, ...row }: Row): Income => ({
  ...{ refNo: row.refNo, kind: row.kind, active: row.active, status: row.status },
  ...{ periodStart: instantOf(row.periodStart), periodEnd: instantOf(row.periodEnd), base: money(row.base) },
  ...{ rate: row.rate === null ? null : formatRate(BigInt(row.rate)), gross: money(row.gross) },
  ...{ deducted: money(row.deducted), net: money(row.net), corrected: money(row.corrected) },
  paidAt: row.paidAt && instantOf(row.paidAt),
})

/** Only the parties of a contract see what it pays. */
const isParty = (memberId: string) => sql`(c.downline_id = ${memberId} OR c.upline_id = ${memberId})`

export async function settlementPage(
  db: Reader,
  memberId: string,
  { id, pageNo, pageSize }: Parsed<Endpoints['contractSettlements']>,
): Promise<Value<Endpoints['contractSettlements']>> {
  const { rows: own } = await db.execute(sql`SELECT FROM contract c WHERE c.id = ${id} AND ${isParty(memberId)}`)
  if (own.length === 0) throw new AppError('NOT_FOUND')
  const [{ n = 0 } = {}] = (
    await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM settlement_item WHERE contract_id = ${id}`)
  ).rows
  const window = sql`ORDER BY i.id DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`
  const { rows } = await db.execute<Row>(items(sql`WHERE i.contract_id = ${id} ${window}`))
  return { list: rows.map(viewOf), pageNo, pageSize, totalCount: n, totalPages: Math.ceil(n / pageSize) }
}

type Lines = Value<Endpoints['settlementLines']>

/** The rows behind an item, as they are now: its members, or of real-time pay every bet that paid (contract D9-10). */
export async function settlementLines(
  db: Reader,
  memberId: string,
  { refNo, pageNo, pageSize }: Parsed<Endpoints['settlementLines']>,
): Promise<Lines> {
  const { rows } = await db.execute<Row>(items(sql`WHERE i.ref_no = ${refNo} AND ${isParty(memberId)}`))
  const row = rows[0]
  const [contract] = row ? await contractsOf(db, [row.contractId]) : []
  if (!(row && contract)) throw new AppError('NOT_FOUND')
  const asked = { row, limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { list, total } =
    row.kind === 'REALTIME' ? await betLines(db, asked, contract.tiers) : await teamLines(db, asked)
  return {
    ...{ list, pageNo, pageSize, totalCount: total, totalPages: Math.ceil(total / pageSize) },
    ...{ income: viewOf(row), contract },
  }
}

type Asked = { row: Row; limit: number; offset: number }

/** Settled bets of the team of an item's holder in the item's window. */
const teamBets = ({ memberId, periodStart, periodEnd }: Row) => sql`
  member head JOIN member m ON m.path <@ head.path AND m.id <> head.id AND m.type IN (0, 1, 2, 41)
    JOIN bet b ON b.member_id = m.id AND b.status = 'SETTLED'
      AND b.settled_at >= ${instantOf(periodStart)} AND b.settled_at < ${instantOf(periodEnd)}
  WHERE head.id = ${memberId}`

type BetRow = Record<
  'gameCode' | 'gameCategory' | 'roundId' | 'account' | 'betNo' | 'stake' | 'validBet' | 'payout' | 'settledAt',
  string
> & { total: number }

async function betLines(db: Reader, { row, limit, offset }: Asked, tiers: Lines['contract']['tiers']) {
  const terms = parseTiers('REALTIME', tiers)
  const least = terms[0]?.thresholds[0] ?? 0n
  const { rows } = await db.execute<BetRow>(sql`
    SELECT b.game_code AS "gameCode", b.game_category AS "gameCategory", b.round_id AS "roundId", m.username AS account,
      b.ref_no AS "betNo", b.stake, b.valid_bet AS "validBet", b.payout, b.settled_at AS "settledAt",
      count(*) OVER ()::int AS total
    FROM ${teamBets(row)} AND b.stake >= ${least} AND b.payout <> b.stake
    ORDER BY b.settled_at DESC, b.provider, b.tx_id LIMIT ${limit} OFFSET ${offset}`)
  const list = rows.map(({ total: _total, payout, ...bet }) => {
    const play = { stake: BigInt(bet.stake), validBet: BigInt(bet.validBet), isWin: BigInt(payout) > BigInt(bet.stake) }
    const { rate, millionths } = betPay(terms, play)
    return {
      ...bet,
      ...{ stake: money(bet.stake), validBet: money(bet.validBet), settledAt: instantOf(bet.settledAt) },
      ...{ result: play.isWin ? ('WIN' as const) : ('LOSS' as const), rate: formatRate(rate) },
      amount: formatMoney(millionths / 1_000_000n),
    }
  })
  return { list, total: rows[0]?.total ?? 0 }
}

type TeamRow = { account: string; validBet: string; winLoss: string; total: number }

async function teamLines(db: Reader, { row, limit, offset }: Asked) {
  const { rows } = await db.execute<TeamRow>(sql`
    SELECT m.username AS account, sum(b.valid_bet) AS "validBet", sum(b.payout - b.stake) AS "winLoss",
      count(*) OVER ()::int AS total
    FROM ${teamBets(row)} GROUP BY m.id ORDER BY sum(b.valid_bet) DESC, m.id LIMIT ${limit} OFFSET ${offset}`)
  const list = rows.map(({ account, validBet, winLoss }) => ({
    ...{ account, validBet: money(validBet), winLoss: money(winLoss), active: BigInt(validBet) > 0n },
  }))
  return { list, total: rows[0]?.total ?? 0 }
}
