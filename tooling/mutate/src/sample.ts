/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** So many of a list by a seed, in the list's order; each as likely as any other. */
export function sampleOf<T>(list: readonly T[], size: number, seed: number): T[] {
  const random = randomFrom(seed)
  const drawn = list.map((_, at) => ({ at, key: random() })).sort((a, b) => a.key - b.key)
  const chosen = new Set(drawn.slice(0, size).map(({ at }) => at))
  return list.filter((_, at) => chosen.has(at))
}
