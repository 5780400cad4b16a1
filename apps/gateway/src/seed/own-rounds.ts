import type { Tx } from '../db/client.ts'
import { and, asc, eq, inArray, sql } from '../db/orm.ts'
import { type GameRow, games } from '../db/schema/catalogue.ts'
import type { Merchant } from '../permission/merchants.ts'
import { settleRound } from './demo-round.ts'
import type { History } from './history.ts'

type Round = readonly [daysAgo: number, stake: number, payout: number]

/** Twelve weeks of play, oldest first. Wins equal bets in all, so that the balance stays the one in the guides. */
const played: readonly Round[] = [
  [85, 20, 0],
  [71, 50, 120],
  [58, 25, 60],
  [47, 100, 0],
  [36, 60, 144],
  [27, 80, 40],
  [22, 50, 35],
  [18, 20, 64],
  [14, 40, 0],
  [11, 40, 56],
  [6, 35, 12],
  [3, 25, 14],
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
export async function playOwnRounds(tx: Tx, merchant: Merchant, memberId: string, history: History): Promise<void> {
  const found = await gamesOfTypes(tx)
  const { rows } = await tx.execute<{ now: string }>(sql`select now() as now`)
  const now = new Date(rows[0]?.now ?? 0).getTime()
  for (const [place, [wholeDays, stake, payout]] of played.entries()) {
    const game = found[place % found.length]
    if (!game) return
    const daysAgo = wholeDays + place / 40
    const round = {
      ...{ name: `guide-${memberId}-${place}`, merchant, memberId, game },
      ...{ stake: units(stake), payout: units(payout), at: new Date(now - daysAgo * 86_400_000) },
    }
    history.add(daysAgo, () => settleRound(tx, round))
  }
}
