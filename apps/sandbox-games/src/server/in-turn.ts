import { Mutex } from 'async-mutex'
import { PlayError } from './play-error.ts'

/** More than a hand can press: a page that floods is refused instead of being waited for. */
export const maxQueued = 30

/** Work under one key runs one after the other, in the order it came; other keys do not wait. */
export function createTurns() {
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
export type Turns = ReturnType<typeof createTurns>
