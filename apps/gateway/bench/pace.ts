import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '../test/faults/site.ts'
import type { TestPlayer } from '../test/money/seat.ts'
import { atMost } from './goals.ts'

export type Pace = { times: number[]; refused: number }

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Times of one player's bets, in milliseconds, while they come every 30 ms. */
export async function paceOf(site: Site, player: TestPlayer, seconds: number): Promise<Pace> {
  const pace: Pace = { times: [], refused: 0 }
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await sleep(30)) {
    const start = performance.now()
    const reply = await site.bet(player)
    pace.times.push(performance.now() - start)
    if (reply?.status !== 'OK') pace.refused += 1
  }
  return pace
}

/** Moments with the load, which take turns with as many without, so that the machine's slow ones fall to both sides. */
const turns = Number(process.env.BENCH_TURNS ?? 4)

/** The pace without and under a load; the ratio of the 99th percentiles has a limit, and none may be refused. */
export async function underLoad(
  name: string,
  limit: number,
  pace: () => Promise<Pace>,
  load: () => Promise<() => Promise<unknown>>,
) {
  const idle = [await pace()]
  const loaded: Pace[] = []
  for (let turn = 0; turn < turns; turn++) {
    const end = await load()
    loaded.push(await pace())
    await end()
    idle.push(await pace())
  }
  const [before, during] = [figures(idle), figures(loaded)]
  console.log(`${name}\n  idle   ${shown(before)}\n  load   ${shown(during)}`)
  console.log(`  ratio of p50 ${(during.p50 / before.p50).toFixed(2)}; of p99 ${spread(idle, loaded)} by chance`)
  atMost('ratio of p99', during.p99 / before.p99, limit)
  atMost('refused', during.refused, 0)
}

function figures(paces: Pace[]) {
  const sorted = paces.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  const refused = paces.reduce((sum, pace) => sum + pace.refused, 0)
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), count: sorted.length, refused }
}

const any = <T>(all: readonly T[]) => all.map(() => all[Math.floor(Math.random() * all.length)] as T)
const redraws = 1_000

/** Between which ratios of the 99th percentile nine of ten runs with other such moments would end (bootstrap). */
function spread(idle: Pace[], loaded: Pace[]): string {
  const ratios = Array.from({ length: redraws }, () => figures(any(loaded)).p99 / figures(any(idle)).p99)
  const sorted = ratios.toSorted((a, b) => a - b)
  return `${at(sorted, 0.05).toFixed(2)} to ${at(sorted, 0.95).toFixed(2)}`
}

const shown = ({ p50, p99, count, refused }: ReturnType<typeof figures>) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}, ${refused} refused`

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

/** Longer than every goal. */
const MOST_MS = 60_000

/** Milliseconds until something is so, or a minute. */
export async function until(isSo: () => Promise<boolean>, pauseMs = 20): Promise<number> {
  const start = performance.now()
  const tookMs = () => performance.now() - start
  while (!(await isSo()) && tookMs() < MOST_MS) await sleep(pauseMs)
  return tookMs()
}

/** Milliseconds that one call takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
