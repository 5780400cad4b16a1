/** Subscribers by topic: a table, a room. */
export function createChanges() {
  const waiting = new Map<string, Set<() => void>>()
  return {
    listen(topic: string, notify: () => void): () => void {
      const all = waiting.get(topic) ?? new Set()
      waiting.set(topic, all.add(notify))
      return () => {
        all.delete(notify)
        if (all.size === 0 && waiting.get(topic) === all) waiting.delete(topic)
      }
    },
    notify(topic: string) {
      for (const notify of waiting.get(topic) ?? []) notify()
    },
  }
}
export type Changes = ReturnType<typeof createChanges>
