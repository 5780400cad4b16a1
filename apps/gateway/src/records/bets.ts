import type { Asks } from '../db/client.ts'
import type { bets } from '../db/schema/ledger.ts'
import type { Texts } from '../db/schema/texts.ts'
import { dayOfRef } from '../ledger/reference.ts'
import type { Owned } from './owner.ts'

/** A member's query for their own bets; null queries all. */
export type BetQuestion = Omit<Owned, 'timeZone'> & {
  category: string | null
  vendor: string | null
  status: string | null
}
/** `before`: microseconds since 1970 and reference of a bet. */
export type BetSlice = { before: { at: string; refNo: string } | null; limit: number; offset: number }

export type BetRow = {
  at: string
  refNo: string
  provider: string
  txId: string
  roundId: string
  placedAt: Date
  settledAt: Date | null
  category: string
  vendor: string
  stake: string
  validBet: string
  payout: string
  status: (typeof bets.$inferSelect)['status']
  names: Texts | null
}

/** Columns of `bet b`. */
export const betColumns = `b.ref_no AS "refNo", b.provider,
    b.tx_id AS "txId", b.round_id AS "roundId", b.placed_at AS "placedAt", b.settled_at AS "settledAt",
    b.game_category AS category, b.vendor, b.stake, b.valid_bet AS "validBet", b.payout, b.status`
const columns = `(extract(epoch FROM b.placed_at) * 1000000)::bigint::text AS at, ${betColumns}`

const matches = `b.member_id = $1 AND b.currency = $2 AND b.placed_at >= $3 AND b.placed_at < $4
    AND ($5::text IS NULL OR b.game_category = $5) AND ($6::text IS NULL OR b.vendor = $6)
    AND ($7::text IS NULL OR b.status = $7)`

const valuesOf = ({ memberId, currency, from, until, category, vendor, status }: BetQuestion) => [
  ...[memberId, currency, from, until, category, vendor, status],
]

/** `NULLS LAST`, as the index `bet_member` is sorted: otherwise all bets of the window would be read and sorted. */
export const betPageText = `
  WITH page AS MATERIALIZED (
    SELECT ${columns}, b.game_id FROM bet b
    WHERE ${matches} AND ($8::text IS NULL
      OR (b.placed_at, b.ref_no) < ('epoch'::timestamptz + $8::text::float8 * interval '1 microsecond', $9::text))
    ORDER BY b.placed_at DESC NULLS LAST, b.ref_no DESC LIMIT $10 OFFSET $11)
  SELECT page.*, game.names FROM page LEFT JOIN game ON game.id = page.game_id
  ORDER BY "placedAt" DESC, "refNo" DESC`

export const betPageValues = (question: BetQuestion, { before, limit, offset }: BetSlice) => [
  ...valuesOf(question),
  ...[before?.at ?? null, before?.refNo ?? null, limit, offset],
]

/** Bets of the member, newest first. */
export const readBets = async (db: Asks, question: BetQuestion, slice: BetSlice): Promise<BetRow[]> =>
  (await db.query<BetRow>(betPageText, betPageValues(question, slice))).rows

export type BetTotals = { bets: string; stake: string; validBet: string; payout: string; winLoss: string }

/** Sums of `bet b`. A refunded stake does not count; the payout of an open bet is not known yet. */
export const betSums = `count(*) AS bets, coalesce(sum(b.stake) FILTER (WHERE b.status <> 'ROLLED_BACK'), 0) AS stake,
    coalesce(sum(b.valid_bet), 0) AS "validBet", coalesce(sum(b.payout), 0) AS payout,
    coalesce(sum(b.payout - b.stake) FILTER (WHERE b.status = 'SETTLED'), 0) AS "winLoss"`
const totalsText = `SELECT ${betSums} FROM bet b WHERE ${matches}`

/** Sums over everything that the question finds. */
export async function readBetTotals(db: Asks, question: BetQuestion): Promise<BetTotals> {
  const { rows } = await db.query<BetTotals>(totalsText, valuesOf(question))
  return rows[0] ?? { bets: '0', stake: '0', validBet: '0', payout: '0', winLoss: '0' }
}

const found = (where: string) => `SELECT ${columns}, game.names FROM bet b LEFT JOIN game ON game.id = b.game_id
  WHERE b.member_id = $1 AND b.currency = $2 AND b.ref_no = $3 AND ${where}`

/** The journal of the stake knows its reference; a stake of nothing has none and is sought on the day of its reference. */
const byJournal = found('(b.provider, b.tx_id) = (SELECT j.source, j.ext_id FROM journal j WHERE j.ref_no = $3)')
const byDay = found(
  `b.placed_at >= $4::timestamptz - interval '1 day' AND b.placed_at < $4::timestamptz + interval '2 days'`,
)

type Named = Pick<Owned, 'memberId' | 'currency'> & { refNo: string }

/** One bet of the member. */
export async function findOwnBet(db: Asks, { memberId, currency, refNo }: Named): Promise<BetRow | null> {
  const values = [memberId, currency, refNo]
  const { rows } = await db.query<BetRow>(byJournal, values)
  const day = dayOfRef(refNo)
  if (rows[0] || !day) return rows[0] ?? null
  return (await db.query<BetRow>(byDay, [...values, day])).rows[0] ?? null
}
