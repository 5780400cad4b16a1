import type { GamePlace } from './game-list.ts'

type Reading = Map<number, GamePlace>

/** Lists being read at once by one process; who reads on after that many others is paged by number again. */
const mostReadings = 5_000

/**
 * Where each reader's pages of a list ended. The specification's list is asked for by page number, and numbers shift when
 * games join or leave; the page after one that this reader has seen therefore begins behind that page's last game.
 */
export function readingPlaces() {
  const readings = new Map<string, Reading>()
  return {
    /** The last game of the page before; null when this reader has not seen it here. */
    before: (list: string, pageNo: number): GamePlace | null => readings.get(list)?.get(pageNo - 1) ?? null,
    ended(list: string, pageNo: number, place: GamePlace): void {
      const reading = readings.get(list) ?? new Map<number, GamePlace>()
      // A list that is begun anew is read anew.
      if (pageNo === 1) reading.clear()
      reading.set(pageNo, place)
      readings.delete(list)
      readings.set(list, reading)
      const oldest = readings.keys().next().value
      if (readings.size > mostReadings && oldest !== undefined) readings.delete(oldest)
    },
  }
}
