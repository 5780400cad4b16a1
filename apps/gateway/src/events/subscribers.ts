import type { EventStream } from './event-stream.ts'

/** Heartbeat interval; the client times out after 50 s. */
const pingMs = 20_000

type Limits<T> = {
  /** Streams of this process; further clients get 503. */
  max: number
  /** Streams of one owner; one more ends the oldest, which bounds the connections of one client. */
  maxPerOwner: number
  /** Owner of a stream; null for a stream without the limit per owner. */
  ownerOf: (listener: T) => string | null
}

/** The open streams of one kind in this process, with their limits and their heartbeat. */
export function openSubscribers<T extends EventStream>({ max, maxPerOwner, ownerOf }: Limits<T>) {
  const listeners = new Set<T>()
  const remove = (listener: T) => void listeners.delete(listener)
  const endOldest = (owner: string) => {
    const own = [...listeners].filter((listener) => ownerOf(listener) === owner)
    for (const oldest of own.slice(0, -maxPerOwner)) {
      remove(oldest)
      oldest.end()
    }
  }
  const timer = setInterval(() => {
    for (const listener of listeners) listener.send('ping', {})
  }, pingMs).unref()

  return {
    all: (): T[] => [...listeners],
    isFull: () => listeners.size >= max,
    add(listener: T): void {
      listeners.add(listener)
      listener.onClose(() => remove(listener))
      const owner = ownerOf(listener)
      if (owner !== null) endOldest(owner)
    },
    /** Ends the stream of a subscriber that lost its right to it. */
    dismiss(listener: T): void {
      remove(listener)
      listener.end()
    },
    stop(): void {
      clearInterval(timer)
      for (const listener of listeners) listener.end()
      listeners.clear()
    },
  }
}
