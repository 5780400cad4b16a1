import type { Game } from '@boardwalk/api-client/contract'

/** A place of a list: its game, or nothing while its page is on the way. */
export type Slot = Game | undefined

export type KnownPage = { games?: readonly Game[] | undefined }
type Size = { pageSize: number; total: number | undefined }

/** How many places a page that is not here yet will take. */
const awaited = (index: number, { pageSize, total }: Size) =>
  total === undefined ? 0 : Math.max(0, Math.min(pageSize, total - index * pageSize))

/**
 * Pages, in order, as one list. A game that comes again because the catalogue moved between two answers is shown
 * once, where it came first; a page that is on its way keeps its places.
 */
export function slotsOf(pages: readonly KnownPage[], size: Size): Slot[] {
  const seen = new Set<string>()
  return pages.flatMap(({ games }, index): Slot[] => {
    if (!games) return Array.from({ length: awaited(index, size) }, () => undefined)
    return games.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId))
  })
}
