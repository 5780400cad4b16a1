export type Ages = { freshMs: number; oldMs: number }
type Held<T> = { value: Promise<T>; at: number; next: Promise<unknown> | null }

/**
 * Remembers what is dear to make and may be a little old: younger than `freshMs` it is given as it is, up to `oldMs` it
 * is given and made anew meanwhile, older than that it is waited for.
 */
export function refreshed<T>(clock: () => Date, { freshMs, oldMs }: Ages) {
  let held: Held<T> | null = null
  const keep = (value: Promise<T>) => {
    const made: Held<T> = { value, at: clock().getTime(), next: null }
    held = made
    value.catch(() => {
      if (held === made) held = null
    })
    return value
  }
  return (make: () => Promise<T>): Promise<T> => {
    const known = held
    const age = known ? clock().getTime() - known.at : Number.POSITIVE_INFINITY
    if (!known || age > oldMs) return keep(make())
    if (age > freshMs && !known.next) {
      const next = make()
      // A failure leaves what is known; the next reader tries again.
      known.next = next.then(
        (value) => keep(Promise.resolve(value)),
        () => {
          known.next = null
        },
      )
    }
    return known.value
  }
}

/** The same for several things by name; at most `size` are remembered, the one asked for longest ago leaves first. */
export function refreshedByName<T>(clock: () => Date, ages: Ages, size: number) {
  const held = new Map<string, ReturnType<typeof refreshed<T>>>()
  return (name: string, make: () => Promise<T>): Promise<T> => {
    const one = held.get(name) ?? refreshed<T>(clock, ages)
    held.delete(name)
    held.set(name, one)
    const oldest = held.keys().next().value
    if (held.size > size && oldest !== undefined) held.delete(oldest)
    return one(make)
  }
}
