import type { GameCategory } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { and, asc, count, eq, gte, inArray, like, notInArray, or, type SQL, sql } from '../db/orm.ts'
import { gameColumns, games } from '../db/schema/catalogue.ts'
import type { GamePlace } from './game-place.ts'
import { containing, foldName } from './names.ts'
import { esportsVendors, storedType } from './vendors.ts'

export type GameFilter = {
  gameType?: GameCategory | undefined
  vassalage?: string | undefined
  gameClassify?: string | undefined
  gameName?: string | undefined
  /** Vendors that the name may mean as well. */
  namedVendors?: readonly string[] | undefined
  /** Exact stake in 1/10 000 units. */
  minBet?: bigint | undefined
  minLines?: number | undefined
  onlyHot?: boolean | undefined
  onlyNew?: boolean | undefined
  /** Vendors that the merchant does not offer. */
  hidden: readonly string[]
}

const ofVendors = (codes: readonly string[] = []) => (codes.length > 0 ? inArray(games.vendor, [...codes]) : undefined)

/** The condition of a filter; every list of games starts from it. */
export function gamesWhere(filter: GameFilter): SQL | undefined {
  const name = foldName(filter.gameName ?? '')
  const category = filter.gameType
  return and(
    eq(games.isEnabled, true),
    category && eq(games.gameType, storedType(category)),
    category === 'ESPORTS' ? inArray(games.vendor, [...esportsVendors]) : undefined,
    category === 'SPORTS' ? notInArray(games.vendor, [...esportsVendors]) : undefined,
    filter.vassalage ? eq(games.vendor, filter.vassalage) : undefined,
    filter.gameClassify ? eq(games.classify, filter.gameClassify) : undefined,
    filter.minBet === undefined ? undefined : eq(games.minBet, filter.minBet),
    filter.minLines ? gte(games.lines, filter.minLines) : undefined,
    filter.onlyHot ? eq(games.isHot, true) : undefined,
    filter.onlyNew ? eq(games.isNew, true) : undefined,
    name ? or(like(games.searchName, containing(name)), ofVendors(filter.namedVendors)) : undefined,
    filter.hidden.length > 0 ? notInArray(games.vendor, [...filter.hidden]) : undefined,
  )
}

/**
 * A search reads the trigram index: `sort + 0` keeps the planner from walking the whole catalogue in order for a rare
 * name. One or two letters have no trigram, so there the walk is right.
 */
const orderOf = ({ gameName }: GameFilter) =>
  foldName(gameName ?? '').length > 2 ? [sql`${games.sort} + 0`, asc(games.id)] : [asc(games.sort), asc(games.id)]

/** One page, from 1, in the catalogue's own order: total and stable, so pages neither overlap nor miss a game. */
export const gamePage = (db: Db, filter: GameFilter, pageNo: number, pageSize: number) =>
  db
    .select(gameColumns)
    .from(games)
    .where(gamesWhere(filter))
    .orderBy(...orderOf(filter))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)

/** A part of a list: `limit` games behind a place and before another, leaving out the first `skip`. */
export type GameRange = { behind: GamePlace | null; until: GamePlace | null; skip: number; limit: number }

const placeOf = ({ sort, id }: GamePlace) => sql`(${sort}, ${id}::uuid)`

/** The games of a range, and one more where the list continues after it. */
export const gamesOf = (db: Db, filter: GameFilter, { behind, until, skip, limit }: GameRange) =>
  db
    .select(gameColumns)
    .from(games)
    .where(
      and(
        gamesWhere(filter),
        behind ? sql`(${games.sort}, ${games.id}) > ${placeOf(behind)}` : undefined,
        until ? sql`(${games.sort}, ${games.id}) < ${placeOf(until)}` : undefined,
      ),
    )
    .orderBy(...orderOf(filter))
    .limit(limit + 1)
    .offset(skip)

export async function gameCount(db: Db, filter: GameFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(games).where(gamesWhere(filter))
  return row?.total ?? 0
}

const furthestItem = 10_000

/** Number of available pages: no list is paged past its 10,000th item (contract A5). */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.min(Math.ceil(total / pageSize), Math.floor(furthestItem / pageSize))
