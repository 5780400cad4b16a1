import { schedule, type Table } from '../../kernel/kinds.ts'

/** One clock per watched table, shared by all watchers. */
export function createClocks(now: () => number, notify: (topic: string) => void) {
  const running = new Map<string, { watchers: number; timer: NodeJS.Timeout | undefined }>()

  const step = (topic: string, table: Table) => {
    const clock = running.get(topic)
    if (!clock) return
    const nowMs = now()
    const { closesAt, drawsAt, endsAt } = schedule(table, nowMs)
    const next = [closesAt, drawsAt, endsAt].filter((at) => at > nowMs)
    const ring = () => {
      notify(topic)
      step(topic, table)
    }
    clock.timer = setTimeout(ring, Math.min(...next) - nowMs)
  }

  return {
    run(topic: string, table: Table): () => void {
      const clock = running.get(topic) ?? { watchers: 0, timer: undefined }
      clock.watchers += 1
      if (!running.has(topic)) {
        running.set(topic, clock)
        step(topic, table)
      }
      return () => {
        clock.watchers -= 1
        if (clock.watchers > 0) return
        clearTimeout(clock.timer)
        running.delete(topic)
      }
    },
  }
}
