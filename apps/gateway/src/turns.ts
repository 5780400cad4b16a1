import { AppError } from '@boardwalk/api-client/contract'
import { Semaphore, withTimeout } from 'async-mutex'

export type TurnOptions = {
  /** How many run at once. */
  width: number
  /** How many wait; one more is refused at once. */
  queue: number
  /** How long one waits before it is refused; without it, until its turn comes. */
  waitMs?: number
}

export type Turns = ReturnType<typeof openTurns>

const refused = () => new AppError('OVERLOADED', { retryAfter: 2 })

/** Lets so much work run at once; the rest waits in order, or is refused as OVERLOADED. */
export function openTurns({ width, queue, waitMs }: TurnOptions) {
  const semaphore = new Semaphore(width)
  const limited = waitMs === undefined ? semaphore : withTimeout(semaphore, waitMs, refused())
  let callers = 0
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (callers >= width + queue) throw refused()
      callers++
      try {
        return await limited.runExclusive(work)
      } finally {
        callers--
      }
    },
    get isIdle() {
      return callers === 0
    },
  }
}

/** A semaphore per name: a busy name delays only its own work. */
export function openTurnsByName(options: TurnOptions) {
  const byName = new Map<string, Turns>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turns = byName.get(name) ?? openTurns(options)
    byName.set(name, turns)
    try {
      return await turns.run(work)
    } finally {
      if (turns.isIdle) byName.delete(name)
    }
  }
}
