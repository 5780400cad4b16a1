import type { GamePlace, Stretch } from './game-list.ts'

/** Where a page began and ended. */
type Ends = { first: GamePlace; last: GamePlace }
type Reading = Map<number, Ends>

/** Lists being read at once by one process; who reads on after that many others is paged by number again. */
const mostReadings = 5_000
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
export function readingPlaces() {
  const readings = new Map<string, Reading>()
  return {
    /** What this reader's page holds. By number alone where nothing of the list was seen here. */
    stretch(list: string, pageNo: number, size: number): Stretch {
      const { below, above, before, after } = around(readings.get(list) ?? new Map(), pageNo)
      return {
        behind: before?.last ?? null,
        skip: (pageNo - below - 1) * size,
        until: after?.first ?? null,
        most: above === pageNo + 1 ? size * mostGrowth : size,
      }
    },
    read(list: string, pageNo: number, ends: Ends): void {
      const reading: Reading = readings.get(list) ?? new Map()
      // A list that is begun anew is read anew.
      if (pageNo === 1) reading.clear()
      reading.set(pageNo, ends)
      readings.delete(list)
      readings.set(list, reading)
      const oldest = readings.keys().next().value
      if (readings.size > mostReadings && oldest !== undefined) readings.delete(oldest)
    },
  }
}
