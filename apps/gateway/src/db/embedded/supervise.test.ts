import { expect, it } from 'vitest'
import { supervise } from './supervise.ts'

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
