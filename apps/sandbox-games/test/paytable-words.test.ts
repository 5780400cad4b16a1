// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { paytableFacts } from '../src/client/frame/paytable.ts'
import { bn } from '../src/client/strings/bn.ts'
import { en } from '../src/client/strings/en.ts'
import { paytable } from '../src/games/lines/client/paytable.ts'
import { bn as reelsBn } from '../src/games/reels/client/strings/bn.ts'
import { en as reelsEn } from '../src/games/reels/client/strings/en.ts'

it('names the volatility in words, as the lobby does', () => {
  const facts = { rtp: 9_642, volatility: 3, maxWin: 5_000 } as Parameters<typeof paytableFacts>[0]
  expect(paytableFacts(facts, en).children[1]?.textContent).toBe('Volatility: medium, 3 of 5')
  expect(paytableFacts(facts, bn).children[1]?.textContent).toBe('ভোলাটিলিটি: মাঝারি, 5-এর মধ্যে 3')
})

it('states the pay of three seals in a sentence', () => {
  const text = (t: typeof reelsEn, language: string) => {
    const kit = { heroes: [], session: { language }, t } as unknown as Parameters<typeof paytable>[0]
    return paytable(kit)
      .map(({ textContent }) => textContent)
      .join('\n')
  }
  expect(text(reelsEn, 'en')).toContain('3 seals: 3× the stake and 10 free games. 4 seals:')
  expect(text(reelsBn, 'bn')).toContain('3টি সিলমোহর: বাজির 3× ও 10টি ফ্রি গেম।')
})
