import { loadavg } from 'node:os'

export const runs = Number(process.env.RUNS ?? 100)

export const loadNow = (): string =>
  `load ${loadavg()
    .map((average) => average.toFixed(1))
    .join(', ')}`

/**
 * Times a read again and again, after one that is not counted. Prints the figures and their ratio to the goal and to
 * the cheapest read; returns the 99th percentile. One above the goal makes the process end with 1.
 */
export async function measure(title: string, read: () => Promise<unknown>, goalMs: number, floorMs = 0) {
  await read()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const from = performance.now()
    await read()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(runs - 1, Math.floor(runs * share))] ?? 0
  const [p50, p99] = [at(0.5), at(0.99)]
  if (p99 > goalMs) process.exitCode = 1
  const figures = [p50, p99].map((ms) => ms.toFixed(1).padStart(7))
  const verdict = `${p99 <= goalMs ? 'met' : 'NOT MET'}  ${(p99 / goalMs).toFixed(2)} of the goal`
  const floors = floorMs > 0 ? `, ${(p99 / floorMs).toFixed(1)} floors` : ''
  console.log(`${title.padEnd(36)} p50 ${figures[0]}  p99 ${figures[1]} ms  ${verdict}${floors}`)
  return p99
}
