/** Who waits for news of what: a table, a room. */
export function createChanges() {
  const waiting = new Map<string, Set<() => void>>()
  return {
    listen(topic: string, hear: () => void): () => void {
      const all = waiting.get(topic) ?? new Set()
      waiting.set(topic, all.add(hear))
      return () => {
        all.delete(hear)
        if (all.size === 0 && waiting.get(topic) === all) waiting.delete(topic)
      }
    },
    notify(topic: string) {
      for (const hear of waiting.get(topic) ?? []) hear()
    },
  }
}
export type Changes = ReturnType<typeof createChanges>
