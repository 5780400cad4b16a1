import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Delays rate-limit refusals: a client that repeats at once gets one answer a second per socket instead of as many as
 * a core can send. The delays differ, so that clients refused together do not return together. Beyond `max` delayed
 * answers there is no delay.
 */
export function lateRefusals({ ms = 1_000, max = 500 } = {}) {
  let waiting = 0
  return async (): Promise<void> => {
    if (waiting >= max) return
    waiting++
    try {
      await sleep(ms * (0.5 + Math.random()))
    } finally {
      waiting--
    }
  }
}
