import { beforeEach, expect, it, vi } from 'vitest'
import { supervise } from './supervise.ts'

/** Pauses are recorded instead of waited for. */
const { slept } = vi.hoisted(() => ({ slept: [] as number[] }))
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    slept.push(ms)
    return new Promise((resolve) => setImmediate(resolve))
  },
}))
beforeEach(() => {
  slept.length = 0
})

/** A server that starts at the given try. */
function fakeServer(startsAt: number) {
  const state = { isRunning: false, tries: 0 }
  const server = {
    isRunning: () => state.isRunning,
    revive: async () => {
      state.tries += 1
      if (state.tries < startsAt) throw new Error('no room on the disk')
      state.isRunning = true
    },
  }
  return { state, server }
}

it('starts a server that has ended, again and again with longer pauses, until it runs', async () => {
  const { state, server } = fakeServer(4)
  const pauses: number[] = []
  const log = {
    error: (facts: unknown) => {
      if (typeof facts === 'object' && facts !== null && 'againInMs' in facts) pauses.push(Number(facts.againInMs))
    },
    warn: () => {},
  }
  const end = supervise(server, log as never)
  await expect.poll(() => state.isRunning).toBe(true)
  expect(pauses).toEqual([100, 200, 400])
  state.isRunning = false
  await expect.poll(() => state.isRunning).toBe(true)
  end()
  expect(state.tries).toBe(5)
})

it('pauses for five seconds at most, however often the server does not start', async () => {
  const { state, server } = fakeServer(12)
  const end = supervise(server, { error: () => {}, warn: () => {} })
  await expect.poll(() => state.isRunning).toBe(true)
  end()
  expect(slept.slice(0, 11)).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000, 5_000, 5_000])
})
