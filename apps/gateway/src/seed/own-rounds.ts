import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { type GameRow, games } from '../db/schema/catalogue.ts'
import type { Merchant } from '../permission/merchants.ts'
import { settleRound } from './demo-round.ts'

type Round = readonly [daysAgo: number, stake: number, payout: number]

/** Twelve weeks of play, oldest first. In all as much is won as was bet, so that the balance stays what guides say. */
const played: readonly Round[] = [
  ...([
    [85, 20, 0],
    [78, 50, 120],
    [71, 10, 0],
    [64, 40, 15],
    [58, 25, 60],
    [52, 100, 0],
  ] as const),
  ...([
    [47, 30, 30],
    [41, 20, 0],
    [36, 60, 144],
    [31, 15, 0],
    [27, 80, 40],
    [22, 50, 0],
  ] as const),
  ...([
    [18, 20, 64],
    [14, 10, 0],
    [11, 40, 96],
    [8, 5, 0],
    [6, 20, 12],
    [4, 25, 0],
  ] as const),
  ...([
    [3, 10, 34],
    [2, 30, 45],
  ] as const),
]
const types = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ESPORTS', 'COCKFIGHT'] as const
const units = (whole: number) => BigInt(whole) * 10_000n

/** The first games of each type. */
async function gamesOfTypes(tx: Tx): Promise<GameRow[]> {
  const rows = await tx
    .selectDistinctOn([games.gameType])
    .from(games)
    .where(and(inArray(games.gameType, [...types]), eq(games.isEnabled, true)))
    .orderBy(asc(games.gameType), asc(games.sort), asc(games.id))
  return rows.sort((a, b) => a.sort - b.sort)
}

/** Rounds of an account that guides name, in every category, through the ledger's own posting. */
export async function playOwnRounds(tx: Tx, merchant: Merchant, memberId: string): Promise<void> {
  const found = await gamesOfTypes(tx)
  const { rows } = await tx.execute<{ now: string }>(sql`select now() as now`)
  const now = new Date(rows[0]?.now ?? 0).getTime()
  for (const [place, [daysAgo, stake, payout]] of played.entries()) {
    const game = found[place % found.length]
    if (!game) return
    await settleRound(tx, {
      ...{ name: `guide-${memberId}-${place}`, merchant, memberId, game },
      ...{ stake: units(stake), payout: units(payout), at: new Date(now - daysAgo * 86_400_000 - place * 2_220_000) },
    })
  }
}
