import { Mutex } from 'async-mutex'
import { PlayError } from './play-error.ts'

/** More than a player can do by hand: a page that floods gets 429 instead of a place in the queue. */
export const maxQueued = 30

/** A mutex per key: tasks of one key run in sequence, in order of arrival; other keys do not wait. */
export function createSerializer() {
  const lines = new Map<string, { mutex: Mutex; callers: number }>()
  return async <T>(key: string, work: () => Promise<T>, max = Number.POSITIVE_INFINITY): Promise<T> => {
    const line = lines.get(key) ?? { mutex: new Mutex(), callers: 0 }
    if (line.callers >= max) throw new PlayError('TOO_MANY', 429)
    lines.set(key, line)
    line.callers++
    try {
      return await line.mutex.runExclusive(work)
    } finally {
      line.callers--
      if (line.callers === 0) lines.delete(key)
    }
  }
}
export type Serialize = ReturnType<typeof createSerializer>
