/** A window of time and how many hits it allows. */
export type Window = { seconds: number; bound: number }
/** One window of a class and the hits of its subject. */
export type WindowState = Window & { hits: number; resetsIn: number }

type Counter = { endsAt: number; hits: number }
const maxCounters = 50_000

/** Counts hits by key in this process; a key's window begins with its first hit. */
export function openCounters() {
  const counters = new Map<string, Counter>()
  const count = (key: string, { seconds, bound }: Window): WindowState => {
    const now = performance.now()
    const known = counters.get(key)
    const counter = known && known.endsAt > now ? known : { endsAt: now + seconds * 1000, hits: 0 }
    counter.hits++
    if (counter !== known) {
      if (counters.size >= maxCounters) forgetEnded(counters, now)
      counters.set(key, counter)
    }
    return { seconds, bound, hits: counter.hits, resetsIn: Math.max(1, Math.ceil((counter.endsAt - now) / 1000)) }
  }
  /** Seconds for which a key stays over its bound; 0 when it is not. */
  const fullFor = (key: string, { bound }: Window): number => {
    const known = counters.get(key)
    const leftMs = known && known.hits >= bound ? known.endsAt - performance.now() : 0
    return Math.max(0, Math.ceil(leftMs / 1000))
  }
  return { count, fullFor }
}

function forgetEnded(counters: Map<string, Counter>, now: number): void {
  for (const [key, { endsAt }] of counters) if (endsAt <= now) counters.delete(key)
  // Still full of live ones: made-up addresses. Dropping all is better than growing without end.
  if (counters.size >= maxCounters) counters.clear()
}
