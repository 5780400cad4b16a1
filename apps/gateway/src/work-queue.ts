import { AppError } from '@boardwalk/api-client/contract'
import { Semaphore, withTimeout } from 'async-mutex'

export type WorkQueueOptions = {
  /** Maximum concurrent calls. */
  concurrency: number
  /** Maximum waiting calls; further ones are refused at once. */
  queue: number
  /** Longest wait before a call is refused, at least three quarters of which every call gets; unlimited without it. */
  waitMs?: number
  /** Frees a place after a call, later than at once, if others wait for it; their callers alone notice it. */
  rest?: (crowd: Crowd, free: () => void) => void
}

/** `waiting`: calls that wait for a place; `served`: calls that got one since the queue was last empty. */
export type Crowd = { waiting: number; served: number }

export type WorkQueue = ReturnType<typeof openWorkQueue>

/** Waits differ, so that calls that came together are not refused together, and do not come together again. */
const someOf = (waitMs: number) => waitMs * (1 - Math.random() / 4)

/** One for all: the trace of its stack, which nothing reads, costs more than the rest of a call's queues. */
const refused = new AppError('OVERLOADED', { retryAfter: 2 })

/** Limits concurrent calls; further calls wait in order or fail with OVERLOADED. */
export function openWorkQueue({ concurrency, queue, waitMs, rest }: WorkQueueOptions) {
  const semaphore = new Semaphore(concurrency)
  const acquire = () =>
    waitMs === undefined ? semaphore.acquire() : withTimeout(semaphore, someOf(waitMs), refused).acquire()
  let callers = 0
  let served = 0
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (callers >= concurrency + queue) throw refused
      callers++
      let free = () => {}
      try {
        ;[, free] = await acquire()
        served++
        return await work()
      } finally {
        callers--
        const waiting = callers - concurrency + 1
        if (rest && waiting > 0) rest({ waiting, served }, free)
        else free()
        if (callers === 0) served = 0
      }
    },
    get isIdle() {
      return callers === 0
    },
  }
}

/** A queue per name: a busy name delays only its own calls. */
export function openWorkQueues(options: WorkQueueOptions) {
  const byName = new Map<string, WorkQueue>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const queue = byName.get(name) ?? openWorkQueue(options)
    byName.set(name, queue)
    try {
      return await queue.run(work)
    } finally {
      if (queue.isIdle) byName.delete(name)
    }
  }
}
