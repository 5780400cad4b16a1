import { PlayError } from './play-error.ts'

/** More than anybody's hand can do: a page that floods is told so instead of being waited for. */
export const mostWaiting = 30

/** Work under one key runs one after the other, in the order it came; other keys do not wait. */
export function createTurns() {
  const last = new Map<string, { turn: Promise<unknown>; waiting: number }>()
  return <T>(key: string, work: () => Promise<T>, most = Number.POSITIVE_INFINITY): Promise<T> => {
    const before = last.get(key) ?? { turn: Promise.resolve(), waiting: 0 }
    if (before.waiting >= most) return Promise.reject(new PlayError('TOO_MANY', 429))
    const turn = before.turn.catch(() => undefined).then(work)
    const entry = { turn, waiting: before.waiting + 1 }
    last.set(key, entry)
    const done = () => {
      const now = last.get(key)
      if (now === entry) last.delete(key)
      else if (now) now.waiting -= 1
    }
    turn.then(done, done)
    return turn
  }
}
export type Turns = ReturnType<typeof createTurns>
