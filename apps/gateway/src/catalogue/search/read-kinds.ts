import type { Reader } from '../../db/client.ts'
import { type SQL, sql } from '../../db/orm.ts'
import { games } from '../../db/schema/catalogue.ts'
import { storedType } from '../vendors.ts'
import type { FacetCache, FacetCount } from './facet-cache.ts'
import { isRanked, type Scope, scopeWhere, vendorsOf } from './search-where.ts'

/** Hits of a text that are counted; of the half of the catalogue that begins with a letter, the first in its order. */
export const maxCounted = { words: 5_000, letters: 1_000 }

/** The marks of the hits' kinds in one text: one value is quicker to bring than a thousand rows. */
export const marks = sql<string | null>`string_agg(kind::text, ' ')`

/** Kinds of games in a scope with words or of one member's favourites. */
export async function readKinds(db: Reader, facets: FacetCache, scope: Scope): Promise<FacetCount[]> {
  const { rows } = await db.execute<{ kinds: string | null }>(kindsQuery(scope))
  return await facets.named(countMarks(rows[0]?.kinds ?? null))
}

export function countMarks(text: string | null): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of text?.split(' ') ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

export function kindsQuery(scope: Scope): SQL {
  const isLetters = scope.meant.length > 0 && !isRanked(scope)
  const part = isLetters ? sql`ORDER BY sort, id LIMIT ${maxCounted.letters}` : sql`LIMIT ${maxCounted.words}`
  return sql`SELECT ${marks} AS kinds FROM (SELECT kind FROM ${games} WHERE ${scopeWhere(scope)} ${part}) hit`
}

/** The kinds of a scope without words, from those of the whole catalogue. */
export function kindsWithin(kinds: readonly FacetCount[], scope: Scope): FacetCount[] {
  const vendorCodes = new Set(vendorsOf(scope))
  const stored = scope.gameType && storedType(scope.gameType)
  return kinds.filter(({ kind: { vendor, gameType } }) => vendorCodes.has(vendor) && (!stored || gameType === stored))
}
