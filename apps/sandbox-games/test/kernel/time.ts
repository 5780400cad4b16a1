import { vi } from 'vitest'

export const useFakeTime = (at = '2026-11-21T12:00:00.000Z') => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime(new Date(at))
}

let pending = 0

/** Fake clocks do not control WebCrypto: its pending calls are counted, so that a test can wait for them. */
for (const name of ['digest', 'sign', 'importKey'] as const) {
  const work = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>
  const counted = (...args: unknown[]) => {
    pending += 1
    return work(...args).finally(() => {
      pending -= 1
    })
  }
  Object.defineProperty(crypto.subtle, name, { value: counted })
}

/** Lets everything finish that does not wait for the clock. */
export async function breathe() {
  for (let quiet = 0; quiet < 4; quiet = pending === 0 ? quiet + 1 : 0)
    await new Promise((resolve) => setImmediate(resolve))
}

/** Moves the clock in steps, with time for the effects of each step. */
export async function pass(ms: number, step = 500) {
  for (let left = ms; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left))
    await breathe()
  }
}
