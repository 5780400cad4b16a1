import { LRUCache } from 'lru-cache'

type Entry<T> = { value: T; until: number; staleUntil: number }
export type StaleCacheOptions = {
  freshMs: number
  staleMs: number
  max: number
  clock: () => Date
  renewAfterMs?: number
}

/**
 * Stale-while-revalidate: returns values for `freshMs`, then stale ones for `staleMs` more while one caller renews them,
 * at once or `renewAfterMs` later. Never runs two loads of a key at once. Caches at most `max` keys.
 */
export function staleCache<T>({ freshMs, staleMs, max, clock, renewAfterMs = 0 }: StaleCacheOptions) {
  const entries = new LRUCache<string, Entry<T>>({ max })
  const loads = new Map<string, Promise<T>>()
  const waiting = new Set<string>()

  const store = (key: string, value: T) => {
    const now = clock().getTime()
    entries.set(key, { value, until: now + freshMs, staleUntil: now + freshMs + staleMs })
    return value
  }

  const loadOnce = (key: string, load: () => Promise<T>): Promise<T> => {
    const running = loads.get(key)
    if (running) return running
    const started = load()
      .then((value) => store(key, value))
      .finally(() => loads.delete(key))
    loads.set(key, started)
    return started
  }

  const isFresh = (key: string) => clock().getTime() < (entries.peek(key)?.until ?? 0)

  /** The timer does not keep the process alive. */
  const renew = (key: string, load: () => Promise<T>, onError: (error: unknown) => void) => {
    if (waiting.has(key)) return
    const begin = () => {
      waiting.delete(key)
      if (!isFresh(key)) loadOnce(key, load).catch(onError)
    }
    if (renewAfterMs === 0) return begin()
    waiting.add(key)
    setTimeout(begin, renewAfterMs).unref()
  }

  return {
    /** A renewal that fails leaves the stale value; the next reader tries again. */
    async get(key: string, load: () => Promise<T>, onRenewalError: (error: unknown) => void = () => {}): Promise<T> {
      const entry = entries.get(key)
      const now = clock().getTime()
      if (!entry || now >= entry.staleUntil) return await loadOnce(key, load)
      if (now >= entry.until) renew(key, load, onRenewalError)
      return entry.value
    },
    /** Whether a reader gets a value without a new load. */
    holds(key: string): boolean {
      return loads.has(key) || clock().getTime() < (entries.peek(key)?.staleUntil ?? 0)
    },
    get size() {
      return entries.size
    },
  }
}
