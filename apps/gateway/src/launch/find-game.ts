import { AppError } from '@boardwalk/api-client/contract'
import { gameView } from '../catalogue/game-view.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, ne, type SQL, sql } from '../db/orm.ts'
import { type GameRow, games, type VendorRow, vendors } from '../db/schema/catalogue.ts'

export type Target = {
  nodeId?: string | undefined
  gameCode?: string | undefined
  vassalage?: string | undefined
  lottoGameCode?: string | undefined
}
export type Found = { game: GameRow; vendor: VendorRow }
export type Place = { currency: string; language: string }

/** The game that a launch names, ready to be played. @throws AppError NOT_FOUND, GAME_DISABLED, GAME_MAINTENANCE */
export async function findGame(db: Db, target: Target, place: Place): Promise<Found> {
  return await findOne(db, target.nodeId ? eq(games.id, target.nodeId) : byCode(target), place)
}

/** The first game of a vendor with a page for its games. */
export const findFirstOf = (db: Db, vendor: string, place: Place): Promise<Found> =>
  findOne(db, and(eq(games.vendor, vendor), games.isEnabled), place)

async function findOne(db: Db, named: SQL | undefined, place: Place): Promise<Found> {
  const [found] = await db
    .select({ game: games, vendor: vendors })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(named)
    .orderBy(asc(games.sort))
    .limit(1)
  if (!found?.vendor.currencies.includes(place.currency)) throw new AppError('NOT_FOUND')
  if (!found.game.isEnabled || !found.vendor.isEnabled) throw new AppError('GAME_DISABLED')
  if (found.vendor.status !== 'UP') throw await underMaintenance(db, found, place)
  return found
}

function byCode({ gameCode, lottoGameCode = gameCode, vassalage }: Target) {
  if (!lottoGameCode) throw new AppError('NOT_FOUND')
  const code = eq(games.code, lottoGameCode)
  return vassalage ? and(code, eq(games.vendor, vassalage)) : code
}

const suggestions = 6

/** Reports the end of the maintenance and alternatives: the same category first, then slots, the hot ones first. */
async function underMaintenance(db: Db, { game, vendor }: Found, { currency, language }: Place): Promise<AppError> {
  const offered = sql`${currency} = ANY(${vendors.currencies})`
  const playable = and(eq(vendors.status, 'UP'), vendors.isEnabled, offered, games.isEnabled, ne(games.id, game.id))
  const rows = await db
    .select({ game: games })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(playable)
    .orderBy(desc(sql`${games.gameType} = ${game.gameType}`), desc(games.isHot), asc(games.sort), asc(games.id))
    .limit(suggestions)
  const until = vendor.maintenanceUntil?.toISOString() ?? null
  return new AppError('GAME_MAINTENANCE', { until, suggest: rows.map((row) => gameView(row.game, language)) })
}
