import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '../test/faults/site.ts'
import type { TestPlayer } from '../test/money/seat.ts'

export type Pace = { p50: number; p99: number; count: number; refused: number }

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** How long one player's bets take while they come every 30 ms. */
export async function paceOf(site: Site, player: TestPlayer, seconds: number): Promise<Pace> {
  const times: number[] = []
  let refused = 0
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await sleep(30)) {
    const start = performance.now()
    const reply = await site.bet(player)
    times.push(performance.now() - start)
    if (reply?.status !== 'OK') refused += 1
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), count: times.length, refused }
}

const shown = ({ p50, p99, count, refused }: Pace) =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${count}, ${refused} refused`

/** The pace without, under and without a load, and the ratios of the middle to the mean of its neighbours. */
export async function underLoad(
  name: string,
  goal: string,
  pace: () => Promise<Pace>,
  load: () => () => Promise<unknown>,
) {
  const before = await pace()
  const end = load()
  const during = await pace()
  await end()
  const after = await pace()
  const ratio = (field: 'p50' | 'p99') => ((2 * during[field]) / (before[field] + after[field])).toFixed(2)
  console.log(`${name}\n  idle   ${shown(before)}\n  load   ${shown(during)}\n  idle   ${shown(after)}`)
  console.log(`  ratio  p50 ${ratio('p50')}, p99 ${ratio('p99')}   ${goal}`)
}

/** Repeats work in so many places until it is stopped. */
export function keepDoing(places: number, work: () => Promise<unknown>): () => Promise<unknown> {
  let isOver = false
  const all = Array.from({ length: places }, async () => {
    while (!isOver) await work().catch(() => {})
  })
  return () => {
    isOver = true
    return Promise.all(all)
  }
}

/** Milliseconds until something is so. */
export async function until(isSo: () => Promise<boolean>, pauseMs = 20): Promise<number> {
  const start = performance.now()
  while (!(await isSo())) await sleep(pauseMs)
  return performance.now() - start
}
