import type { GamePlace, Stretch } from './game-list.ts'

/** Where a page began and ended. */
type Ends = { first: GamePlace; last: GamePlace }
type Reading = Map<number, Ends>

/** Pages that one process remembers; of more, the reading that rested longest is paged by number again. */
const mostPages = 50_000
/** Pages that one may grow to when games joined between two that were read before it. */
const mostGrowth = 4

/** The pages next to one that were read, below and above. */
function around(reading: Reading, pageNo: number) {
  const numbers = [...reading.keys()]
  const below = Math.max(0, ...numbers.filter((read) => read < pageNo))
  const above = Math.min(...numbers.filter((read) => read > pageNo))
  return { below, above, before: reading.get(below), after: reading.get(above) }
}

/**
 * Where each reader's pages of a list began and ended. The specification's list is asked for by page number, and numbers
 * shift when games join or leave. A page therefore begins behind the last game of the nearest page that this reader has
 * seen below it, and ends before the first game of the nearest above; the page that closes a gap holds all that is left
 * in it, so pages neither repeat nor skip a game in whatever order they are read.
 */
export function readingPlaces(most = mostPages) {
  const readings = new Map<string, Reading>()
  const turns = new Map<string, Promise<unknown>>()
  let held = 0
  function forget(list: string) {
    held -= readings.get(list)?.size ?? 0
    readings.delete(list)
  }
  return {
    /** Pages that a reader asks for at the same moment are read one by one, each knowing where the others ended. */
    async inTurn<T>(list: string, work: () => Promise<T>): Promise<T> {
      const turn = (turns.get(list) ?? Promise.resolve()).then(work, work)
      turns.set(list, turn)
      try {
        return await turn
      } finally {
        if (turns.get(list) === turn) turns.delete(list)
      }
    },
    /** What this reader's page holds. By number alone where nothing of the list was seen here, and where it is begun. */
    stretch(list: string, pageNo: number, size: number): Stretch {
      const { below, above, before, after } = around((pageNo > 1 && readings.get(list)) || new Map(), pageNo)
      return {
        behind: before?.last ?? null,
        skip: (pageNo - below - 1) * size,
        until: after?.first ?? null,
        most: above === pageNo + 1 ? size * mostGrowth : size,
      }
    },
    read(list: string, pageNo: number, ends: Ends): void {
      // A list that is begun anew is read anew.
      const reading: Reading = (pageNo === 1 ? null : readings.get(list)) ?? new Map()
      forget(list)
      reading.set(pageNo, ends)
      readings.set(list, reading)
      held += reading.size
      for (const oldest of readings.keys()) {
        if (held <= most) break
        forget(oldest)
      }
    },
  }
}
