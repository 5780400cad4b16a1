import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until an address answers 200.
 * @param {string} url @param {AbortSignal} signal gives up quietly @param {number} timeoutMs
 */
export async function waitFor(url, signal, timeoutMs = 120_000) {
  const until = Date.now() + timeoutMs
  while (!signal.aborted) {
    if (await answers(url)) return
    if (Date.now() > until) throw new Error(`${url} did not answer within ${timeoutMs / 1000} seconds.`)
    await pause(100)
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(20_000) })
    return status === 200
  } catch {
    return false
  }
}
