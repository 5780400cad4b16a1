type Entry<T> = { value: T; until: number; staleUntil: number }
export type FreshCacheOptions = { freshMs: number; staleMs: number; max: number; clock: () => Date }

/**
 * Keeps values for `freshMs`, answers old ones for `staleMs` more while one caller renews them, and never runs two
 * loads of a key at once. Holds at most `max` keys; the least recently used goes first.
 */
export function freshCache<T>({ freshMs, staleMs, max, clock }: FreshCacheOptions) {
  const entries = new Map<string, Entry<T>>()
  const loads = new Map<string, Promise<T>>()

  const keep = (key: string, value: T) => {
    const now = clock().getTime()
    entries.delete(key)
    entries.set(key, { value, until: now + freshMs, staleUntil: now + freshMs + staleMs })
    const oldest = entries.keys().next().value
    if (entries.size > max && oldest !== undefined) entries.delete(oldest)
    return value
  }

  const loadOnce = (key: string, load: () => Promise<T>): Promise<T> => {
    const running = loads.get(key)
    if (running) return running
    const started = load()
      .then((value) => keep(key, value))
      .finally(() => loads.delete(key))
    loads.set(key, started)
    return started
  }

  return {
    /** The value when it is held, without waiting; renewal starts when it is no longer fresh. */
    async get(key: string, load: () => Promise<T>, onRenewalError: (error: unknown) => void): Promise<T> {
      const entry = entries.get(key)
      const now = clock().getTime()
      if (!entry || now >= entry.staleUntil) return await loadOnce(key, load)
      entries.delete(key)
      entries.set(key, entry)
      if (now >= entry.until) loadOnce(key, load).catch(onRenewalError)
      return entry.value
    },
    /** Whether a reader gets a value without a load of its own. */
    holds(key: string): boolean {
      return loads.has(key) || clock().getTime() < (entries.get(key)?.staleUntil ?? 0)
    },
    get size() {
      return entries.size
    },
  }
}
