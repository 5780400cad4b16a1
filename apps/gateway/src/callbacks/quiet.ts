/** Knows when no call is in progress, for those that can wait until then. */
export function openQuiet(mostMs: number) {
  const waiting = new Set<() => void>()
  let running = 0
  // One at a time: several at once would be the burst that they wait to avoid.
  const tell = () => waiting.values().next().value?.()
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      running++
      try {
        return await work()
      } finally {
        running--
        if (running === 0) tell()
      }
    },
    /** Calls back once: now, when the last call has ended, or after the longest wait. */
    whenQuiet(back: () => void): void {
      if (running === 0) {
        back()
        return
      }
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        back()
      }
      const timer = setTimeout(go, mostMs)
      waiting.add(go)
    },
  }
}
