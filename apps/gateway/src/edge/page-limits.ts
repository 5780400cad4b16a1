import type { Config } from '../config.ts'
import { openCounters, type WindowState } from '../http/endpoints/counters.ts'
import { network } from '../http/endpoints/rate.ts'
import { openWorkQueue } from '../work-queue.ts'
import { maxThreads } from './renderer.ts'

/**
 * Documents that one address may load, and those of them that had to be rendered for it. The window is short: a
 * minute's allowance would be a flood if all of it came in the first seconds.
 */
const documents = { seconds: 10, bound: 40 }
const renders = { seconds: 10, bound: 10 }

/**
 * A render takes a core and several connections of the pool; bets need both more. Requests that only wait for a
 * thread must not hold connections.
 */
export const renderQueue = { concurrency: Math.min(2, maxThreads), queue: 20, waitMs: 2_000 }

/** An address requested more pages than people read. */
export class TooManyPages extends Error {
  readonly retryAfter: number
  constructor({ resetsIn }: WindowState) {
    super('too many pages')
    this.retryAfter = resetsIn
  }
}

/**
 * Limits of visitors' requests to the storefronts (contract A7, class of documents). `rateFactor` scales the rates; 0:
 * none.
 */
export function pageLimits({ rateFactor: factor, waitFactor }: Pick<Config, 'rateFactor' | 'waitFactor'>) {
  const { count } = openCounters()
  const check = (kind: string, ip: string, { seconds, bound }: typeof documents) => {
    if (factor === 0) return
    const state = count(`${kind} ${network(ip)}`, { seconds, bound: bound * factor })
    if (state.hits > state.bound) throw new TooManyPages(state)
  }
  return {
    /** @throws TooManyPages */
    countDocument: (ip: string) => check('document', ip, documents),
    /** @throws TooManyPages */
    countRender: (ip: string) => check('render', ip, renders),
    /** @throws AppError OVERLOADED */
    queued: openWorkQueue({ ...renderQueue, waitMs: renderQueue.waitMs * waitFactor }).run,
  }
}
