import type { Reader } from '../../db/client.ts'
import { inArray, type SQL, sql } from '../../db/orm.ts'
import { type GameRow, gameColumns, games } from '../../db/schema/catalogue.ts'
import type { Choices } from './choices.ts'
import type { Place } from './cursor.ts'
import type { FacetCache, FacetCount } from './facet-cache.ts'
import { rankOf } from './rank.ts'
import { countMarks, marks, maxCounted } from './read-kinds.ts'
import { type Page, readPage } from './read-page.ts'
import { choicesWhere, type Scope, scopeWhere } from './search-where.ts'

type Asked = { after: Place | null; size: number }
type Row = { hits: number; kinds: string | null; page: Place[] | null }

/**
 * Hits of words in the order of their rank, and the kinds of all of them: both want every hit, which is read once. Where
 * a word fits most of the catalogue only a part is counted, and the page is read in the catalogue's order.
 */
export async function readHits(
  db: Reader,
  facets: FacetCache,
  scope: Scope,
  choices: Choices,
  asked: Asked,
): Promise<Page & { kinds: FacetCount[] }> {
  const { rows } = await db.execute<Row>(hitsQuery(scope, choices, asked))
  const { hits = 0, kinds: text = null, page } = rows[0] ?? {}
  const isPart = hits > maxCounted.words
  const [found, kinds] = await Promise.all([
    isPart
      ? readPage(db, { ...scope, isBroad: true }, choices, { ...asked, total: hits })
      : pageAt(db, page ?? [], asked.size),
    facets.named(countMarks(text)),
  ])
  return { ...found, kinds }
}

async function pageAt(db: Reader, places: readonly Place[], size: number): Promise<Page> {
  const shown = places.slice(0, size)
  return { rows: await gamesAt(db, shown), next: places.length > size ? (shown.at(-1) ?? null) : null }
}

/** The choices narrow the page but not the counted set: a facet's counts ignore its own choice. */
export function hitsQuery(scope: Scope, choices: Choices, { after, size }: Asked): SQL {
  const fits = choicesWhere(choices) ?? sql`true`
  const behind = after ? sql`AND (rank, sort, id) > (${after.rank}, ${after.sort}, ${after.id}::uuid)` : sql``
  return sql`
    WITH hit AS MATERIALIZED (
      SELECT id, ${rankOf(scope.meant)} AS rank, sort, kind, (${fits}) AS fits FROM ${games} WHERE ${scopeWhere(scope)}
      LIMIT ${maxCounted.words + 1})
    SELECT (SELECT count(*)::int FROM hit) AS hits,
      (SELECT ${marks} FROM (SELECT kind FROM hit LIMIT ${maxCounted.words}) part) AS kinds,
      (SELECT json_agg(place) FROM (
        SELECT rank, sort, id FROM hit WHERE fits ${behind} ORDER BY rank, sort, id LIMIT ${size + 1}) place) AS page`
}

async function gamesAt(db: Reader, places: readonly Place[]): Promise<GameRow[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  const rows = await db.select(gameColumns).from(games).where(inArray(games.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
