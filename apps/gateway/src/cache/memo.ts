import { LRUCache } from 'lru-cache'

export type Memo<T> = ((key: string, make: () => Promise<T>) => Promise<T>) & { forget(): void }

/** Caches answers for `ms`, at most `size` of them. Concurrent callers share one query; a failure is not cached. */
export function memo<T>(clock: () => Date, ms: number, size: number): Memo<T> {
  const answers = new LRUCache<string, Promise<T>>({
    max: size,
    ttl: ms,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  const recall = (key: string, make: () => Promise<T>): Promise<T> => {
    const known = answers.get(key)
    if (known) return known
    const value = make()
    answers.set(key, value)
    value.catch(() => answers.peek(key) === value && answers.delete(key))
    return value
  }
  return Object.assign(recall, { forget: () => answers.clear() })
}
