import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../src/client/api.ts'
import { createPurse } from '../src/client/frame/purse.ts'
import { createRounds, repeatMs } from '../src/client/frame/rounds.ts'
import { createStatusLine } from '../src/client/frame/status-line.ts'
import { en } from '../src/client/strings/en.ts'

describe('the balance of a game', () => {
  const shown: string[] = []
  const moved = vi.fn()
  const grown = vi.fn()
  beforeEach(() => {
    shown.length = 0
    moved.mockClear()
    grown.mockClear()
  })
  const open = () => createPurse({ balance: '998.00', show: (balance) => shown.push(balance), moved, grown })

  it('drops by the cost when the round starts, without a word about money to the page around it', () => {
    open().stake(10_000n)
    expect(shown).toEqual(['997.00'])
    expect(moved).not.toHaveBeenCalled()
  })

  it('becomes the server’s balance when the result is shown', () => {
    const purse = open()
    purse.stake(10_000n)
    purse.set('999.50')
    expect(shown).toEqual(['997.00', '999.50'])
    expect(moved).toHaveBeenCalledOnce()
  })

  it('keeps the stake off while the payout is on its way', () => {
    const purse = open()
    purse.stake(10_000n)
    purse.set(null)
    expect(shown).toEqual(['997.00'])
  })

  it('reports that it has grown, and only then', () => {
    const purse = open()
    purse.set('998.00')
    purse.set('9.00')
    expect(grown).not.toHaveBeenCalled()
    purse.set('209.00')
    expect(grown).toHaveBeenCalledOnce()
  })

  it('comes back when the order fails, and is not touched by an order that does not cover it', () => {
    const purse = open()
    purse.stake(10_000n)
    purse.back()
    purse.stake(99_990_000n)
    expect(shown).toEqual(['997.00', '998.00'])
  })
})

describe('an open round', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is announced repeatedly while it lasts, and closed once', () => {
    const notified: string[] = []
    const rounds = createRounds((type) => notified.push(type))
    rounds.set(true)
    rounds.set(true)
    vi.advanceTimersByTime(2 * repeatMs)
    rounds.set(false)
    rounds.set(false)
    vi.advanceTimersByTime(2 * repeatMs)
    expect(notified).toEqual(['roundOpen', 'roundOpen', 'roundOpen', 'roundClosed'])
  })
})

describe('the status line', () => {
  const open = () => {
    const line = { textContent: '' as string | null }
    const host = { classList: { remove: () => {} } }
    const stopped = vi.fn()
    const status = createStatusLine({
      host: host as unknown as HTMLElement,
      line: line as unknown as HTMLElement,
      t: en,
      short: () => {},
      stopped,
    })
    return { line, status, stopped }
  }
  const failing = async (code: string) => {
    const { line, status, stopped } = open()
    await status.failing(Promise.reject(new CallError(code))).catch(() => {})
    return { line, status, stopped }
  }

  it.each(['LIMIT', 'PLAYER_BLOCKED', 'SESSION_EXPIRED', 'SESSION_INVALID'])(
    'has the page ask the platform why no stake is taken (%s)',
    async (code) => expect((await failing(code)).stopped).toHaveBeenCalledOnce(),
  )

  it.each(['NETWORK', 'INSUFFICIENT_FUNDS', 'BETS_CLOSED'])('answers %s without the platform', async (code) =>
    expect((await failing(code)).stopped).not.toHaveBeenCalled(),
  )

  it('clears “No answer” when an answer comes, and shows the result', async () => {
    const { line, status } = await failing('NETWORK')
    expect(line.textContent).toBe(en.NETWORK)
    status.answered('Win ₱2.00')
    expect(line.textContent).toBe('Win ₱2.00')
  })

  it('clears “Choose a lower stake” when the balance has grown, and no other message', async () => {
    const { line, status } = await failing('INSUFFICIENT_FUNDS')
    expect(line.textContent).toBe(en.INSUFFICIENT_FUNDS)
    status.covered()
    expect(line.textContent).toBe('')
    status.say('Win ₱2.00')
    status.covered()
    expect(line.textContent).toBe('Win ₱2.00')
  })

  it('does not change other messages', async () => {
    const { line, status } = await failing('INSUFFICIENT_FUNDS')
    status.answered()
    expect(line.textContent).toBe(en.INSUFFICIENT_FUNDS)
  })
})
