import type { Reader } from '../../db/client.ts'
import { and, desc, eq, inArray, ne, sql } from '../../db/orm.ts'
import { favourites, type GameRow, gameColumns, games } from '../../db/schema/catalogue.ts'
import { recentGames } from '../../db/schema/game-session.ts'
import { bets } from '../../db/schema/ledger.ts'
import { type GameFilter, gamesWhere } from '../game-list.ts'

/** Games that the member opened, last one first. */
export async function lastPlayed(db: Reader, memberId: string, filter: GameFilter, limit: number): Promise<GameRow[]> {
  const rows = await db
    .select({ game: gameColumns })
    .from(recentGames)
    .innerJoin(games, eq(games.id, recentGames.gameId))
    .where(and(eq(recentGames.memberId, memberId), gamesWhere(filter)))
    .orderBy(desc(recentGames.playedAt), recentGames.gameId)
    .limit(limit)
  return rows.map(({ game }) => game)
}

/** Games that the member marked, newest mark first. */
export async function lastMarked(db: Reader, memberId: string, filter: GameFilter, limit: number): Promise<GameRow[]> {
  const rows = await db
    .select({ game: gameColumns })
    .from(favourites)
    .innerJoin(games, eq(games.id, favourites.gameId))
    .where(and(eq(favourites.memberId, memberId), gamesWhere(filter)))
    .orderBy(desc(favourites.createdAt), favourites.gameId)
    .limit(limit)
  return rows.map(({ game }) => game)
}

/** Games of these ids that a filter lets through, in the order of the ids. */
export async function gamesInOrder(db: Reader, ids: readonly string[], filter: GameFilter): Promise<GameRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(gameColumns)
    .from(games)
    .where(and(inArray(games.id, [...ids]), gamesWhere(filter)))
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export type Mine = { net: bigint; rounds: number; lastPlayedAt: Date | null }

/** A member's result in a game: payouts less stakes of settled rounds in units; cancelled rounds do not count. */
export async function playedBy(db: Reader, memberId: string, gameId: string, currency: string): Promise<Mine> {
  const [row] = await playedByQuery(db, memberId, gameId, currency)
  return {
    net: BigInt(row?.net ?? 0),
    rounds: Number(row?.rounds ?? 0),
    lastPlayedAt: row?.last ? new Date(row.last) : null,
  }
}

export const playedByQuery = (db: Reader, memberId: string, gameId: string, currency: string) =>
  db
    .select({
      net: sql<string>`coalesce(sum(${bets.payout} - ${bets.stake}), 0)`,
      rounds: sql<string>`count(*)`,
      last: sql<string | null>`max(${bets.placedAt})`,
    })
    .from(bets)
    .where(
      and(
        ...[eq(bets.memberId, memberId), eq(bets.gameId, gameId), eq(bets.currency, currency)],
        eq(bets.status, 'SETTLED'),
      ),
    )

/** Games with the same skin in the same category, the hot ones of the category after them; none that cannot be played. */
export async function similarTo(db: Reader, game: GameRow, filter: GameFilter, limit: number): Promise<GameRow[]> {
  const like = and(gamesWhere(filter), ne(games.id, game.id))
  const alike = await db
    .select(gameColumns)
    .from(games)
    .where(and(like, eq(games.theme, game.theme)))
    .orderBy(sql`${games.sort} + 0`)
    .limit(limit)
  if (alike.length >= limit) return alike
  const hot = await db
    .select(gameColumns)
    .from(games)
    .where(and(gamesWhere({ ...filter, onlyHot: true }), ne(games.id, game.id), ne(games.theme, game.theme)))
    .orderBy(games.sort)
    .limit(limit - alike.length)
  return [...alike, ...hot]
}
