import type { Reader } from '../../db/client.ts'
import { eq, type SQL, sql } from '../../db/orm.ts'
import { games } from '../../db/schema/catalogue.ts'
import type { Kind } from './choices.ts'
import { type Placed, placed } from './places.ts'

/** A kind and how many games of it there are. */
export type FacetCount = Placed & { count: number }

export type FacetCache = ReturnType<typeof openFacetCache>

/** Maximum number of entries; the cache is cleared when it is exceeded. */
const maxKinds = 50_000

/**
 * Maps the key of a facet to its label. Keys are derived from the data, so entries never expire: a query
 * returns keys and counts, and only labels that are missing here are read.
 */
export function openFacetCache(db: Reader) {
  const known = new Map<string, Placed>()
  const learn = (kind: Kind): Placed => {
    const met = known.get(kind.id)
    if (met) return met
    if (known.size >= maxKinds) known.clear()
    const made = placed(kind)
    known.set(kind.id, made)
    return made
  }
  /** A game that changed since it was counted may have been the only one of its kind: then its count is dropped. */
  const named = async (counts: ReadonlyMap<string, number>): Promise<FacetCount[]> => {
    const unmet = [...counts.keys()].filter((id) => !known.has(id))
    const read = unmet.length > 0 ? (await db.execute<Kind>(factsQuery(unmet))).rows.map(learn) : []
    const met = new Map(read.map((one) => [one.kind.id, one]))
    return [...counts].flatMap(([id, count]) => {
      const kind = known.get(id) ?? met.get(id)
      return kind ? [{ ...kind, count }] : []
    })
  }
  /** Kinds of the whole catalogue. */
  const all = async (): Promise<FacetCount[]> => {
    const { rows } = await db.execute<{ id: string; count: number }>(numbersQuery)
    return await named(new Map(rows.map(({ id, count }) => [id, count])))
  }
  return { all, named }
}

const numbersQuery: SQL = sql`
  SELECT kind AS id, count(*)::int AS count FROM ${games} WHERE ${eq(games.isEnabled, sql`true`)} GROUP BY kind`

/** Reads one game of each kind, as an example of the kind's facts. */
export const factsQuery = (ids: readonly string[]): SQL => sql`
  SELECT asked.id, one.* FROM unnest(${sql.param(ids)}::bigint[]) AS asked(id), LATERAL (
    SELECT game_type AS "gameType", vendor, classify, engine, theme, min_bet AS "minBet", volatility, rtp,
      is_new AS "isNew", is_hot AS "isHot", has_free_trial AS "hasFreeTrial"
    FROM ${games} WHERE ${games.kind} = asked.id AND ${eq(games.isEnabled, sql`true`)} LIMIT 1) one`
