import { AppError } from '@boardwalk/api-client/contract'

export type TurnOptions = {
  /** How many run at once. */
  width: number
  /** How many wait; one more is refused at once. */
  queue: number
  /** How long one waits before it is refused; for ever without. */
  waitMs?: number
}

export type Turns = ReturnType<typeof openTurns>

const refused = () => new AppError('OVERLOADED', { retryAfter: 2 })

/** Lets so much work run at once; the rest waits in order, or is refused as OVERLOADED. */
export function openTurns({ width, queue, waitMs }: TurnOptions) {
  const waiting = new Set<() => void>()
  let running = 0

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(go)
        reject(refused())
      }
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
      waiting.add(go)
    })

  const pass = () => {
    const [next] = waiting
    if (!next) running--
    else {
      waiting.delete(next)
      next()
    }
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running < width) running++
      else if (waiting.size >= queue) throw refused()
      else await wait()
      try {
        return await work()
      } finally {
        pass()
      }
    },
    get isIdle() {
      return running === 0
    },
  }
}

/** The same for each name by itself: one that is busy makes only its own work wait. */
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
