import type { Contract, Endpoints, Income, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { bonusKinds, commissionKinds } from '../ledger/daily-kinds.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { betPay, roundDown } from './formulas.ts'
import { teamThen } from './teams-then.ts'
import { formatRate, parseTiers, type Tier } from './tiers.ts'

type Line = Value<Endpoints['settlementLines']>['list'][number]
type Lines = { list: Line[]; total: number }

/** Whose item it is, and its window. */
export type SettledItem = Pick<Income, 'kind'> &
  Record<'memberId' | 'periodStart' | 'periodEnd', string> & { activeBet: string | null }
/** `activeBet` is the rule of now, for windows that were settled before theirs was stored. */
export type LineReader = { currency: string; activeBet: string }
type Asked = { row: SettledItem; limit: number; offset: number; account: string | undefined }

const money = (text: string) => formatMoney(BigInt(text))
const instantOf = (text: string) => new Date(text).toISOString()

/** The team of an item's holder, as the window began; a rebate counts the holder too. */
const teamOf = ({ kind, memberId, periodStart }: SettledItem) =>
  teamThen(memberId, instantOf(periodStart), kind === 'REBATE')
const within = (column: SQL, { periodStart, periodEnd }: SettledItem) =>
  sql`${column} >= ${instantOf(periodStart)} AND ${column} < ${instantOf(periodEnd)}`

type BetRow = Record<
  'gameCode' | 'gameCategory' | 'roundId' | 'betNo' | 'stake' | 'validBet' | 'payout' | 'settledAt',
  string
> & { account: string | null; total: number }

/**
 * Bets of the window: those that real-time pay counted, or of another kind all of one account. A paid line is the
 * difference of the rounded sums to it and to the line before, so that all lines add up to the gross.
 */
export async function betLines(db: Reader, asked: Asked, tiers: Contract['tiers']): Promise<Lines> {
  const { row, limit, offset, account } = asked
  const terms = row.kind === 'REALTIME' ? parseTiers('REALTIME', tiers) : null
  const counts = terms ? sql`b.stake >= ${terms[0]?.thresholds[0] ?? 0n} AND b.payout <> b.stake` : sql`true`
  const isOf = account === undefined ? sql`true` : sql`m.username = ${account.normalize('NFKC')}`
  const { rows } = await db.execute<BetRow>(sql`
    SELECT b.game_code AS "gameCode", b.game_category AS "gameCategory", b.round_id AS "roundId", m.username AS account,
      b.ref_no AS "betNo", b.stake, b.valid_bet AS "validBet", b.payout, b.settled_at AS "settledAt",
      count(*) OVER ()::int AS total
    FROM ${teamOf(row)} JOIN bet b ON b.member_id = m.id AND b.status = 'SETTLED' AND ${within(sql`b.settled_at`, row)}
    WHERE ${isOf} AND ${counts}
    ORDER BY b.settled_at DESC, b.provider, b.tx_id LIMIT ${offset + limit}`)
  let sum = 0n
  const list = rows.map((bet) => {
    const before = roundDown(sum)
    const { line, millionths } = betLine(bet, terms)
    sum += millionths
    return { ...line, amount: terms && formatMoney(roundDown(sum) - before) }
  })
  return { list: list.slice(offset), total: rows[0]?.total ?? 0 }
}

const resultOf = (isWin: boolean | null): 'WIN' | 'LOSS' | 'DRAW' => (isWin === null ? 'DRAW' : isWin ? 'WIN' : 'LOSS')

function betLine({ total: _total, ...bet }: BetRow, terms: Tier[] | null) {
  const [stake, payout] = [BigInt(bet.stake), BigInt(bet.payout)]
  const isWin = payout === stake ? null : payout > stake
  const pay = terms && betPay(terms, { stake, validBet: BigInt(bet.validBet), isWin })
  const line = {
    ...bet,
    ...{ stake: money(bet.stake), validBet: money(bet.validBet), payout: money(bet.payout) },
    ...{ settledAt: instantOf(bet.settledAt), result: resultOf(isWin), rate: pay && formatRate(pay.rate) },
  }
  return { line, millionths: pay?.millionths ?? 0n }
}

type TeamRow = Record<'validBet' | 'winLoss' | 'given', string> & {
  account: string | null
  own: boolean
  active: boolean
  total: number
}

const listed = sql.raw([...bonusKinds, ...commissionKinds].map((kind) => `'${kind}'`).join(', '))

/** Deductions of a dividend; the kinds are written out for the index that has only them. */
const given = (row: SettledItem, currency: string) =>
  row.kind === 'DIVIDEND'
    ? sql`(SELECT sum(e.amount) FROM journal j JOIN entry e ON e.journal_id = j.id
        JOIN account a ON a.id = e.account_id AND a.member_id = m.id AND a.currency = ${currency}
        WHERE j.shard_key = m.id AND j.kind IN (${listed}) AND ${within(sql`j.at`, row)})`
    : sql`NULL::numeric`

/** Members of the team with bets in the window, or gifts that count; their sums are the figures of the item. */
export async function teamLines(
  db: Reader,
  { row, limit, offset }: Asked,
  { currency, activeBet }: LineReader,
): Promise<Lines> {
  const least = row.activeBet === null ? (parseMoney(activeBet) ?? 0n) : BigInt(row.activeBet)
  const { rows } = await db.execute<TeamRow>(sql`
    SELECT m.username AS account, bool_or(m.id = ${row.memberId}) AS own, coalesce(sum(p.valid_bet), 0) AS "validBet", coalesce(sum(p.win_loss), 0) AS "winLoss",
      coalesce(sum(g.given), 0) AS given, count(*) OVER ()::int AS total,
      bool_or(coalesce(p.valid_bet, 0) >= greatest(${least}::bigint, 1)) AS active
    FROM ${teamOf(row)}
      CROSS JOIN LATERAL (SELECT sum(valid_bet) AS valid_bet, sum(payout - stake) AS win_loss FROM bet b
        WHERE b.member_id = m.id AND b.status = 'SETTLED' AND ${within(sql`b.settled_at`, row)}) p
      CROSS JOIN LATERAL (SELECT ${given(row, currency)} AS given) g
    WHERE (p.valid_bet IS NOT NULL OR g.given <> 0)
    GROUP BY m.username ORDER BY sum(p.valid_bet) DESC NULLS LAST, m.username LIMIT ${limit} OFFSET ${offset}`)
  const list = rows.map((line) => ({
    ...{ account: line.account, own: line.own, validBet: money(line.validBet), winLoss: money(line.winLoss) },
    ...{ given: money(line.given), active: line.active },
  }))
  return { list, total: rows[0]?.total ?? 0 }
}
