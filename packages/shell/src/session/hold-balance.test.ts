import { bootEntries } from '@boardwalk/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { eventHappened } from '../live/apply-event.ts'
import { makeBoot, makeConfig } from '../testing/fixture.ts'
import { createBalanceHold, LONGEST_MS, SILENCE_MS } from './hold-balance.ts'

const first = {
  ...{ sumBalance: '100.00', cash: '100.00', bonus: '0.00', hold: '0.00', vendors: [], currency: 'TLB' },
  ...{ asOf: '2026-11-21T10:00:00.000Z', version: 1 },
}

function held() {
  const store = createStore(makeBoot(makeConfig()), {
    merchantCode: 'walogm',
    getToken: () => null,
    getLanguage: () => 'EN',
    fetch: () => Promise.reject(new Error('not asked')),
  })
  store.dispatch(bootEntries([{ endpoint: 'balance', arg: {}, value: first }]))
  const onChange = vi.fn()
  const { hold, release } = createBalanceHold(store, onChange)
  let version = 1
  const moved = (cash: string) => {
    version += 1
    store.dispatch(eventHappened({ kind: 'balance', version, cash, bonus: '0.00', vendors: '0.00' }))
  }
  return { hold, release, moved, onChange, shown: () => store.getState().session.heldSum }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows the stake at once and the credit only when the round is closed', () => {
  const { hold, release, moved, shown } = held()
  hold()
  moved('99.00')
  expect(shown()).toBe('99.00')
  moved('104.00')
  vi.advanceTimersByTime(100)
  moved('103.00')
  vi.advanceTimersByTime(100)
  expect(shown()).toBe('99.00')
  release()
  expect(shown()).toBeUndefined()
})

it('ends when the game is silent, and not while it repeats its hint', () => {
  const { hold, moved, shown } = held()
  hold()
  moved('99.00')
  moved('104.00')
  vi.advanceTimersByTime(SILENCE_MS - 1)
  hold()
  vi.advanceTimersByTime(SILENCE_MS - 1)
  expect(shown()).toBe('99.00')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

it('holds no credit for longer than the bound, however often the game reports an open round', () => {
  const { hold, moved, shown, onChange } = held()
  hold()
  moved('99.00')
  moved('104.00')
  for (let at = 0; at < LONGEST_MS; at += 2_000) {
    expect(shown()).toBe('99.00')
    hold()
    vi.advanceTimersByTime(2_000)
  }
  vi.advanceTimersByTime(100)
  expect(shown()).toBeUndefined()
  expect(onChange.mock.calls).toEqual([[true], [false]])
})
