import { eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { games } from '../../db/schema/catalogue.ts'
import { storedType } from '../vendors.ts'
import { type Kind, type Sorted, sorted } from './choices.ts'
import { housesOf, isRanked, type Scope, scopeWhere } from './search-where.ts'

/** In the order of the index `game_facets`. */
const facts = sql`game_type, vendor, classify, engine, theme, min_bet, volatility, rtp, is_new, is_hot, has_free_trial`
const named = sql`game_type AS "gameType", vendor, classify, engine, theme, min_bet AS "minBet", volatility, rtp,
  is_new AS "isNew", is_hot AS "isHot", has_free_trial AS "hasFreeTrial", count(*)::int AS count`

/** Hits of a text that are counted; of the half of the catalogue that begins with a letter, the first in its order. */
const mostCounted = { words: 5_000, letters: 1_000 }

/** Kinds of games in a scope with words or of one member's favourites. */
export const readKinds = async (db: Reader, scope: Scope): Promise<Sorted[]> =>
  (await db.execute<Kind>(kindsQuery(scope))).rows.map(sorted)

export function kindsQuery(scope: Scope): SQL {
  const isLetters = scope.meant.length > 0 && !isRanked(scope)
  const part = isLetters ? sql`ORDER BY sort, id LIMIT ${mostCounted.letters}` : sql`LIMIT ${mostCounted.words}`
  return sql`
    SELECT ${named} FROM (SELECT ${facts} FROM ${games} WHERE ${scopeWhere(scope)} ${part}) hit GROUP BY ${facts}`
}

/** Kinds of the whole catalogue: one index gives them, in its own order. */
export const allKinds = async (db: Reader): Promise<Sorted[]> =>
  (await db.execute<Kind>(allKindsQuery)).rows.map(sorted)

const allKindsQuery: SQL = sql`
  SELECT ${named} FROM ${games} WHERE ${eq(games.isEnabled, sql`true`)} GROUP BY ${facts}`

/** Of the whole catalogue's kinds those of a scope without words. */
export function kindsWithin(kinds: readonly Sorted[], scope: Scope): Sorted[] {
  const houses = new Set(housesOf(scope))
  const stored = scope.gameType && storedType(scope.gameType)
  return kinds.filter(({ kind: { vendor, gameType } }) => houses.has(vendor) && (!stored || gameType === stored))
}
