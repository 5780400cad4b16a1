import { choose } from '../choose.ts'
import { balls, centre, highestBall, linePays, lines } from './card.ts'
import { drawn, highestNumber, kenoPays } from './keno.ts'

const bitOf = (cell: number) => (cell === centre ? 0 : 1 << (cell > centre ? cell - 1 : cell))
const masks = lines.map((cells) => cells.reduce((mask, cell) => mask | bitOf(cell), 0))

/** `table[hits][lines]`: number of the 2²⁴ ways to mark a card, by marks and complete lines. */
function markings(): number[][] {
  const table = Array.from({ length: 25 }, () => Array.from({ length: 13 }, () => 0))
  for (let marks = 0; marks < 2 ** 24; marks += 1) {
    let done = 0
    for (const mask of masks) if ((marks & mask) === mask) done += 1
    let hits = 0
    for (let left = marks; left !== 0; left &= left - 1) hits += 1
    const row = table[hits] as number[]
    row[done] = (row[done] as number) + 1
  }
  return table
}

/** Exact chances of 0 … 12 complete lines, as ways out of all draws. */
export function lineWays(): { ways: bigint[]; all: bigint } {
  const ways = Array.from({ length: 13 }, () => 0n)
  for (const [hits, row] of markings().entries())
    for (const [done, count] of row.entries())
      ways[done] = (ways[done] as bigint) + BigInt(count) * choose(highestBall - 24, balls - hits)
  return { ways, all: choose(highestBall, balls) }
}

/** Return of the card, in 1/1 000 000 of the stake, rounded down. */
export function bingoReturn({ ways, all } = lineWays()): number {
  const paid = ways.reduce((sum, count, done) => sum + count * BigInt(linePays[done] as number), 0n)
  return Number((paid * 10_000n) / all)
}

/** Return of the short game by number of picks, in 1/1 000 000 of the stake, rounded down. */
export function kenoReturn(picks: number): number {
  const paid = (kenoPays[picks] ?? []).reduce(
    (sum, pay, hits) => sum + BigInt(pay) * choose(picks, hits) * choose(highestNumber - picks, drawn - hits),
    0n,
  )
  return Number((paid * 10_000n) / choose(highestNumber, drawn))
}
