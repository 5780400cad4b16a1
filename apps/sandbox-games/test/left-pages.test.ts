// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { leftNote } from '../src/client/frame/left-note.ts'
import { en } from '../src/client/strings/en.ts'
import { games } from '../src/games/index.server.ts'
import { msUntil } from '../src/games/rocket/curve.ts'
import type { EngineName } from '../src/kernel/engines.ts'
import { openSolo } from './fake-kit.ts'

/** A round that an earlier page left, as `/api/open` hands it over. */
const left = (view: unknown, over = {}) => ({
  ...{ roundId: 'r1', running: true as const, view, elapsedMs: 4_000, stake: '1.00', bet: {} },
  ...over,
})
const settled = (over: object) => ({
  ...{ roundId: 'r1', stake: '1.00', cost: '1.00', payout: '0.00', balance: '99.00', outcome: {}, bet: {} },
  ...over,
})

/** Gives jsdom a layout; files share a worker, so the end of this one removes it. */
const { scrollTo } = Element.prototype
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  Element.prototype.scrollTo = () => {}
})
afterAll(() => {
  vi.unstubAllGlobals()
  Element.prototype.scrollTo = scrollTo
})

it('is tested for every game whose round can be left', () => {
  const staged = Object.values(games).filter((game) => game.kind === 'solo' && game.stages !== undefined)
  expect(staged.map(({ facts }) => facts.engine).toSorted()).toEqual(['highcard', 'rocket'] satisfies EngineName[])
})

describe('the page of highcard', () => {
  const view = { cards: [5, 9], suits: [0, 1], calls: ['higher'] }

  it('shows the cards and the calls of a round that was left, and continues the same round', async () => {
    const page = await openSolo('highcard', { left: left(view) })
    await expect.poll(() => page.primary).toMatchObject({ label: expect.stringMatching(/^Collect ₱/), disabled: false })
    expect(page.began).toEqual([])
    expect(page.stage.querySelectorAll('.past-cards > *')).toHaveLength(1)
    page.answers.push({ ...left({ cards: [5, 9, 12], suits: [0, 1, 2], calls: ['higher', 'higher'] }) })
    page.click(/Higher/)
    await expect.poll(() => page.acts).toEqual([{ roundId: 'r1', act: { call: 'higher', at: 1 } }])
    page.answers.push(settled({ payout: '2.10', outcome: view, bet: { calls: ['higher', 'higher'], collected: true } }))
    await expect.poll(() => page.primary.disabled).toBe(false)
    page.primary.press()
    await expect.poll(() => page.results).toEqual(['2.10'])
    expect(page.acts.at(-1)).toEqual({ roundId: 'r1', act: { collect: true } })
    expect(page.primary.label).toBe(page.texts.deal)
  })

  it('begins with a free table when nothing was left', async () => {
    const page = await openSolo('highcard', { left: null })
    expect(page.primary).toMatchObject({ label: page.texts.deal, disabled: false })
    expect(page.stage.querySelectorAll('.past-cards > *')).toHaveLength(0)
  })
})

describe('the page of rocket', () => {
  const flying = left({ target: 500, height: 104 }, { elapsedMs: msUntil(200) })

  it('shows a flight that was left at its height, and lets the player off it', async () => {
    const page = await openSolo('rocket', { left: flying, look: flying })
    const height = () => Number.parseFloat(page.stage.querySelector('.altitude')?.textContent ?? '')
    await expect.poll(() => height()).toBeGreaterThanOrEqual(2)
    expect(height()).toBeLessThan(5)
    expect(page.began).toEqual([])
    expect(page.primary.label).toContain(page.texts.leave)
    page.answers.push(settled({ payout: '2.00', outcome: { drawn: 1, crash: 900 }, bet: { target: 500, left: 200 } }))
    page.primary.press()
    await expect.poll(() => page.results).toEqual(['2.00'])
    expect(page.acts).toEqual([{ roundId: 'r1', act: { leave: true } }])
    expect(page.primary.label).toBe(page.texts.launch)
  })

  it('shows the end of a flight that has ended since', async () => {
    const over = settled({ outcome: { drawn: 1, crash: 210 }, bet: { target: 500 } })
    const page = await openSolo('rocket', { left: flying, look: over })
    await expect.poll(() => page.results).toEqual(['0.00'])
    expect(page.stage.querySelector('.altitude')?.textContent).toBe('2.10×')
  })
})

describe('the note over the game', () => {
  const words = (
    ended: { rounds: number; cost: string; payout: string } | null,
    running: ReturnType<typeof left> | null,
  ) => {
    const { root, isEmpty } = leftNote({ ended, running }, (amount) => `₱${amount}`, en)
    return isEmpty ? null : root.querySelector('span')?.textContent
  }

  it('reports a running round and the results that were not shown', () => {
    expect(words(null, null)).toBeNull()
    expect(words(null, left({}))).toBe('Your last round is still running. You can finish it here.')
    expect(words({ rounds: 1, cost: '1.00', payout: '2.50' }, null)).toBe('Your last round has ended: ₱1.00 → ₱2.50')
    expect(words({ rounds: 2, cost: '2.00', payout: '0.00' }, left({}))).toBe(
      'Your last rounds have ended: ₱2.00 → ₱0.00 · Your last round is still running. You can finish it here.',
    )
  })
})
