import { AppError, type GameCategory } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { and, count, desc, eq, inArray, type SQL } from '../db/orm.ts'
import { favourites, type GameRow, games } from '../db/schema/catalogue.ts'
import { type GameFilter, gamesWhere } from './game-list.ts'

const mine = (memberId: string, filter: GameFilter): SQL | undefined =>
  and(eq(favourites.memberId, memberId), gamesWhere(filter))

/** Ids that the member marked, newest first. */
export async function favouriteIds(db: Db, memberId: string, filter: GameFilter): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.gameId })
    .from(favourites)
    .innerJoin(games, eq(games.id, favourites.gameId))
    .where(mine(memberId, filter))
    .orderBy(desc(favourites.createdAt), favourites.gameId)
  return rows.map(({ id }) => id)
}

export async function favouritePage(db: Db, memberId: string, filter: GameFilter, pageNo: number, pageSize: number) {
  const where = mine(memberId, filter)
  const joined = eq(games.id, favourites.gameId)
  const [rows, totals] = await Promise.all([
    db
      .select({ game: games })
      .from(favourites)
      .innerJoin(games, joined)
      .where(where)
      .orderBy(desc(favourites.createdAt), favourites.gameId)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ total: count() }).from(favourites).innerJoin(games, joined).where(where),
  ])
  return { rows: rows.map(({ game }): GameRow => game), total: totals[0]?.total ?? 0 }
}

/** The member's favourites among these games. */
export async function favouritesAmong(db: Db, memberId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: favourites.gameId })
    .from(favourites)
    .where(and(eq(favourites.memberId, memberId), inArray(favourites.gameId, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Maximum of favourites per member; far above use, so that a script cannot fill the table. */
const maxFavourites = 1_000

export type Mark = { nodeId: string; vendor: string; gameType: GameCategory; on: boolean }

/** Brings the mark into the wanted state; a repeat changes nothing. The game must be offered as named, else NOT_FOUND. */
export async function setFavourite(db: Db, memberId: string, mark: Mark, hidden: readonly string[]): Promise<void> {
  const own = and(eq(favourites.memberId, memberId), eq(favourites.gameId, mark.nodeId))
  if (!mark.on) {
    await db.delete(favourites).where(own)
    return
  }
  const named = gamesWhere({ gameType: mark.gameType, vassalage: mark.vendor, hidden })
  const [game] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.id, mark.nodeId), named))
  if (!game) throw new AppError('NOT_FOUND')
  const [held] = await db.select({ total: count() }).from(favourites).where(eq(favourites.memberId, memberId))
  if ((held?.total ?? 0) >= maxFavourites)
    throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'on', rule: 'max', max: maxFavourites }] })
  await db.insert(favourites).values({ memberId, gameId: mark.nodeId }).onConflictDoNothing()
}
