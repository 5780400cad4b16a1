type Entry<T> = { value: Promise<T>; until: number }

export type Memo<T> = ((key: string, make: () => Promise<T>) => Promise<T>) & { forget(): void }

/**
 * Remembers answers for `ms`; callers that ask at the same time share one query, a failure is not remembered.
 * Holds at most `size` answers; the oldest leaves first.
 */
export function memo<T>(clock: () => Date, ms: number, size: number): Memo<T> {
  const entries = new Map<string, Entry<T>>()
  const recall = (key: string, make: () => Promise<T>): Promise<T> => {
    const now = clock().getTime()
    const known = entries.get(key)
    if (known && known.until > now) return known.value
    const value = make()
    entries.delete(key)
    entries.set(key, { value, until: now + ms })
    value.catch(() => entries.get(key)?.value === value && entries.delete(key))
    const oldest = entries.keys().next().value
    if (entries.size > size && oldest !== undefined) entries.delete(oldest)
    return value
  }
  return Object.assign(recall, { forget: () => entries.clear() })
}
