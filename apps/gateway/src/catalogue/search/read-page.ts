import type { Reader } from '../../db/client.ts'
import { and, asc, sql } from '../../db/orm.ts'
import { type GameRow, gameColumns, games } from '../../db/schema/catalogue.ts'
import type { Choices } from './choices.ts'
import type { Place } from './cursor.ts'
import { rankOf } from './rank.ts'
import { choicesWhere, isRanked, type Scope, scopeWhere } from './search-where.ts'

export type Page = { rows: GameRow[]; next: Place | null }

/** Below this many hits it is quicker to gather and sort them than to walk the catalogue in order until a page is full. */
const smallResult = 3_000

/**
 * One page of a search, behind `after`. The order (rank, sort, id) is total and a page begins behind a game, not behind
 * a number of games: games that join or leave the catalogue cause no repeated and no skipped game.
 */
export async function readPage(
  db: Reader,
  scope: Scope,
  choices: Choices,
  page: { after: Place | null; size: number; total: number },
): Promise<Page> {
  const found = await pageQuery(db, scope, choices, page)
  const rows = found.slice(0, page.size).map(({ game }) => game)
  const last = found[page.size - 1]
  const next = found.length > page.size && last ? { rank: last.rank, sort: last.game.sort, id: last.game.id } : null
  return { rows, next }
}

export function pageQuery(
  db: Reader,
  scope: Scope,
  choices: Choices,
  { after, size, total }: { after: Place | null; size: number; total: number },
) {
  const ranked = isRanked(scope)
  const rank = ranked ? rankOf(scope.meant) : sql<number>`0`
  // `+ 0` keeps the planner from walking the order's index where few games fit; of one or two letters it knows itself.
  const sort =
    ranked || scope.favouritesOf || (scope.meant.length === 0 && total < smallResult)
      ? sql`${games.sort} + 0`
      : games.sort
  const behind = ranked
    ? after && sql`(${rank}, ${sort}, ${games.id}) > (${after.rank}, ${after.sort}, ${after.id}::uuid)`
    : after && sql`(${sort}, ${games.id}) > (${after.sort}, ${after.id}::uuid)`
  return db
    .select({ game: gameColumns, rank: rank.mapWith(Number) })
    .from(games)
    .where(and(scopeWhere(scope), choicesWhere(choices), behind ?? undefined))
    .orderBy(...(ranked ? [rank, sort, asc(games.id)] : [sort, asc(games.id)]))
    .limit(size + 1)
}
