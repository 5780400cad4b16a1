import type { Db } from '../db/client.ts'
import { eq, inArray, sql } from '../db/orm.ts'
import { type DrawRow, lotteryDraws } from '../db/schema/lottery.ts'

/** Newest draws of the named lotteries. */
export async function newestDraws(db: Db, codes: readonly string[], count: number): Promise<DrawRow[]> {
  if (codes.length === 0) return []
  return db
    .select()
    .from(lotteryDraws)
    .where(codes.length === 1 ? eq(lotteryDraws.gameCode, codes[0] ?? '') : inArray(lotteryDraws.gameCode, [...codes]))
    .orderBy(sql`${lotteryDraws.openedAt} DESC NULLS LAST`, lotteryDraws.gameCode)
    .limit(count)
}

/** Units; `payout` is null while something of it is still to come. */
export type OwnPart = { stake: bigint; payout: bigint | null }

const keyOf = (gameCode: string, issueNo: number | string) => `${gameCode}:${issueNo}`

/**
 * A member's bets on each of these draws, and their payouts. The vendor names the rounds of its draws
 * `lottery:issue:ticket`. Stakes that were undone do not count.
 */
export async function ownParts(db: Db, memberId: string, draws: readonly DrawRow[], currency: string) {
  const keys = draws.map(({ gameCode, issueNo }) => keyOf(gameCode, issueNo))
  const { rows } = await db.execute<{ key: string; stake: string; payout: string; open: boolean }>(sql`
    SELECT split_part(round_id, ':', 1) || ':' || split_part(round_id, ':', 2) AS key, sum(stake)::text AS stake,
      sum(payout)::text AS payout, bool_or(status = 'OPEN') AS open
    FROM bet
    WHERE member_id = ${memberId} AND currency = ${currency} AND status <> 'ROLLED_BACK'
      AND game_category IN ('LOTT', 'ELOTT')
      AND split_part(round_id, ':', 1) || ':' || split_part(round_id, ':', 2) = ANY(${sql.param(keys)}::text[])
    GROUP BY 1`)
  const parts = new Map<string, OwnPart>(
    rows.map(({ key, stake, payout, open }) => [key, { stake: BigInt(stake), payout: open ? null : BigInt(payout) }]),
  )
  return ({ gameCode, issueNo }: DrawRow): OwnPart | null => parts.get(keyOf(gameCode, issueNo)) ?? null
}

/** When a member last played each lottery, newest first: a ticket, or the opening of its page. */
export async function lastPlayed(db: Db, memberId: string, codes: readonly string[]) {
  const { rows } = await db.execute<{ code: string; at: string }>(sql`
    SELECT code, max(at)::text AS at FROM (
      SELECT split_part(round_id, ':', 1) AS code, placed_at AS at FROM bet
      WHERE member_id = ${memberId} AND placed_at > now() - interval '30 days'
        AND game_category IN ('LOTT', 'ELOTT') AND status <> 'ROLLED_BACK'
      UNION ALL
      SELECT game_code, created_at FROM game_session
      WHERE member_id = ${memberId} AND created_at > now() - interval '30 days'
    ) played
    WHERE code = ANY(${sql.param([...codes])}::text[]) GROUP BY code ORDER BY max(at) DESC LIMIT 24`)
  return rows.map(({ code, at }) => ({ code, at: new Date(at) }))
}
