import { AppError } from '@boardwalk/api-client/contract'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { gameView } from '../catalogue/game-view.ts'
import type { Db } from '../db/client.ts'
import { type GameRow, games, type VendorRow, vendors } from '../db/schema/catalogue.ts'

export type Target = { nodeId?: string | undefined; gameCode?: string | undefined; vassalage?: string | undefined }
export type Found = { game: GameRow; vendor: VendorRow }
type Place = { currency: string; language: string }

/** The game that a launch names, ready to be played. @throws AppError NOT_FOUND, GAME_DISABLED, GAME_MAINTENANCE */
export async function findGame(db: Db, target: Target, place: Place): Promise<Found> {
  const named = target.nodeId ? eq(games.id, target.nodeId) : byCode(target)
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

function byCode({ gameCode, vassalage }: Target) {
  if (!gameCode) throw new AppError('NOT_FOUND')
  const code = eq(games.code, gameCode)
  return vassalage ? and(code, eq(games.vendor, vassalage)) : code
}

const suggestions = 6

/** Says until when, and what can be played instead: the same category first, then slots, the hot ones first. */
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
