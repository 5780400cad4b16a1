import { afterEach, describe, expect, it, vi } from 'vitest'
import { follow } from '../src/client/follow.ts'
import { money } from '../src/client/format.ts'
import { resultOf } from '../src/client/frame/result.ts'
import { bn } from '../src/client/strings/bn.ts'
import { en } from '../src/client/strings/en.ts'
import { fil } from '../src/client/strings/fil.ts'
import { hi } from '../src/client/strings/hi.ts'

const peso = (amount: string) => money(amount, 'TLB')

describe('result of a round', () => {
  it.each([
    ['nothing', '1.00', '0.00', 'No win this round', 'lose', false],
    ['less than it cost', '1.00', '0.80', 'Returned ₱0.80', null, false],
    ['exactly the cost', '5.00', '5.00', 'Returned ₱5.00', null, false],
    ['more', '1.00', '1.01', 'Win ₱1.01', 'win', true],
    ['twenty times as much', '1.00', '20.00', 'Win ₱20.00', 'big', true],
  ])('%s: is said in words, and celebrated only above the cost', (_, cost, payout, words, sound, celebrate) => {
    expect(resultOf(cost, payout, peso, en)).toEqual({ words, sound, celebrate })
  })
})

it('has every text in every language, and none is left in English', () => {
  // Loan words that a language writes as English does.
  const names = new Set(['demo', 'playMoney', 'volatility', 'keys'])
  for (const texts of [fil, bn, hi]) {
    const same = Object.entries(texts).filter(([key, text]) => en[key as keyof typeof en] === text && !names.has(key))
    expect(same.filter(([, text]) => /[a-z]{3}/i.test(text))).toEqual([])
  }
})

describe('a stream of states', () => {
  afterEach(() => vi.unstubAllGlobals())
  const streamed = (...parts: string[]) =>
    new Response(
      new ReadableStream({
        start(out) {
          for (const part of parts) out.enqueue(new TextEncoder().encode(part))
          out.close()
        },
      }),
    )

  it('is read whole however it is cut, past its heartbeats, and opened again when it ends', async () => {
    const replies = [streamed('data: {"n', '":1}\n\n:\n\nda', 'ta: {"n":2}\n\n'), streamed('data: {"n":3}\n\n')]
    const fetched = vi.fn(async () => replies.shift() ?? new Response('', { status: 401 }))
    vi.stubGlobal('fetch', fetched)
    const seen: unknown[] = []
    const refused = vi.fn()
    follow('/watch', 'bearer', (state) => seen.push(state), refused)
    await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce(), { timeout: 20_000 })
    expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    // Refusals are final.
    expect(fetched).toHaveBeenCalledTimes(3)
  })
})
