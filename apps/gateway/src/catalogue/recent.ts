import type { Db } from '../db/client.ts'
import { and, count, desc, eq } from '../db/orm.ts'
import { type GameRow, games } from '../db/schema/catalogue.ts'
import { recentGames } from '../db/schema/game-session.ts'
import { type GameFilter, gamesWhere } from './game-list.ts'

/** Games that the member launched, last one first; games that are no longer offered are left out. */
export async function recentPage(db: Db, memberId: string, filter: GameFilter, pageNo: number, pageSize: number) {
  const where = and(eq(recentGames.memberId, memberId), gamesWhere(filter))
  const joined = eq(games.id, recentGames.gameId)
  const [rows, totals] = await Promise.all([
    db
      .select({ game: games })
      .from(recentGames)
      .innerJoin(games, joined)
      .where(where)
      .orderBy(desc(recentGames.playedAt), recentGames.gameId)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ total: count() }).from(recentGames).innerJoin(games, joined).where(where),
  ])
  return { rows: rows.map(({ game }): GameRow => game), total: totals[0]?.total ?? 0 }
}
