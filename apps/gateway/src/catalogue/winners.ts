import type { GameCategory, Winner } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { and, desc, eq, gt, sql } from '../db/orm.ts'
import { games } from '../db/schema/catalogue.ts'
import { bets } from '../db/schema/ledger.ts'
import { members } from '../db/schema/member.ts'
import { formatMoney } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'
import { artOf } from './game-view.ts'
import { textIn } from './names.ts'

export type Board = {
  merchant: string
  currency: string
  category: GameCategory | 'ALL'
  limit: number
  language: string
}

/**
 * A hand has several stakes, and its whole payout is stored with the first: it is a win if it exceeds the sum
 * of all stakes.
 */
const costOfRound = sql`(SELECT sum(own.stake) FROM bet own WHERE own.provider = ${bets.provider}
  AND own.round_id = ${bets.roundId} AND own.member_id = ${bets.memberId} AND own.status <> 'ROLLED_BACK')`

/**
 * The largest payouts of the last 24 hours (contract C-45). Only rounds that returned more than they cost count, and
 * only members who did not opt out; trial money is another currency and never shows.
 */
export async function winners(db: Db, { merchant, currency, category, limit, language }: Board): Promise<Winner[]> {
  const rows = await db
    .select({ bet: bets, names: games.names, username: members.username })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(
      and(
        eq(bets.merchant, merchant),
        eq(bets.currency, currency),
        eq(bets.status, 'SETTLED'),
        gt(bets.settledAt, sql`now() - interval '24 hours'`),
        // Repeats the condition of the partial index; the next line alone does not lead the planner to it.
        gt(bets.payout, 0n),
        gt(bets.payout, bets.stake),
        gt(bets.payout, costOfRound),
        eq(members.hidesFromWinners, false),
        category === 'ALL' ? undefined : eq(bets.gameCategory, category),
      ),
    )
    .orderBy(desc(bets.payout), desc(bets.settledAt), bets.refNo)
    .limit(limit)
  return rows.map(({ bet, names, username }) => ({
    accountMasked: maskName(username),
    gameName: textIn(names, language),
    gameCategory: bet.gameCategory as GameCategory,
    iconUrl: artOf(bet.gameId),
    amount: formatMoney(bet.payout),
    currency: bet.currency,
    wonAt: (bet.settledAt ?? bet.placedAt).toISOString(),
  }))
}

/** Whether the board leaves a member out. */
export async function isHidden(db: Db, memberId: string): Promise<boolean> {
  const [member] = await db.select({ hidden: members.hidesFromWinners }).from(members).where(eq(members.id, memberId))
  return member?.hidden ?? true
}

export async function setHidden(db: Db, memberId: string, hidden: boolean): Promise<void> {
  await db.update(members).set({ hidesFromWinners: hidden }).where(eq(members.id, memberId))
}
