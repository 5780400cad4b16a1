import type { Game } from '@boardwalk/api-client/contract'

/** A place of a list: its game, or nothing while its page is on the way. */
export type Slot = Game | undefined

export type KnownPage = { games?: readonly Game[] | undefined }
type Size = { pageSize: number; total: number | undefined }

/** How many places a page that is not here yet will take. */
const awaited = (index: number, { pageSize, total }: Size) =>
  total === undefined ? 0 : Math.max(0, Math.min(pageSize, total - index * pageSize))

type Seen = { has: (nodeId: string) => boolean }

/** Of a page what was not seen before it, nor twice in itself; what it shows is noted in `seen`. */
const firstOf = (games: readonly Game[], before: Seen, seen: Set<string>): Game[] =>
  games.filter(({ nodeId }) => !before.has(nodeId) && !seen.has(nodeId) && seen.add(nodeId))

/**
 * Makes pages, in order, one list. A game that comes again because the catalogue moved between two answers is shown
 * once, where it came first; a page that is on its way keeps its places. The pages at the beginning that were there the
 * last time are not looked through again: a list of thousands grows at its end.
 */
export function slotMaker() {
  let known: (readonly Game[])[] = []
  let seen = new Set<string>()
  let slots: Slot[] = []

  function grow(pages: readonly KnownPage[]) {
    if (known.some((games, at) => pages[at]?.games !== games)) [known, seen, slots] = [[], new Set(), []]
    for (let games = pages[known.length]?.games; games; games = pages[known.length]?.games) {
      slots = slots.concat(firstOf(games, seen, seen))
      known.push(games)
    }
  }

  return (pages: readonly KnownPage[], size: Size): Slot[] => {
    grow(pages)
    if (known.length === pages.length) return slots
    const later = new Set<string>()
    const rest = pages.slice(known.length).flatMap(({ games }, at): Slot[] => {
      if (games) return firstOf(games, seen, later)
      return Array.from({ length: awaited(known.length + at, size) }, () => undefined)
    })
    return slots.concat(rest)
  }
}
