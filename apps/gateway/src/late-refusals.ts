import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits before a refusal for asking too much: whoever repeats at once then costs this process one answer a second for
 * each socket, and not as many as a core can send. Beyond `max` waiting answers there is no wait.
 */
export function lateRefusals({ ms = 1_000, max = 500 } = {}) {
  let waiting = 0
  return async (): Promise<void> => {
    if (waiting >= max) return
    waiting++
    try {
      await sleep(ms)
    } finally {
      waiting--
    }
  }
}
