import type { Table } from '../kernel/kinds.ts'

const minute = 60_000

/**
 * A lottery as a table on the clock: the draw falls at the end of its period, which is where the next one begins; the
 * counter closes a little earlier.
 */
export const lottery = (id: string, minutes: number, closesSecondsBefore: number): Table => ({
  id,
  everyMs: minutes * minute,
  closesMs: minutes * minute - closesSecondsBefore * 1_000,
  drawsMs: minutes * minute,
})

/** An entry that is called after a lottery opens it; every other one opens the first. */
export const lotteryByCode = (tables: readonly Table[]) => (_theme: string, gameCode: string) =>
  (tables.find(({ id }) => id === gameCode) ?? tables[0])?.id ?? ''
