import { describe, expect, it } from 'vitest'
import { cardOf, centre, complete, lines } from './card.ts'
import { hitsOf, kenoPays, maxPicks } from './keno.ts'
import { bingoReturn, kenoReturn, lineWays } from './proof.ts'
import { bingo, payOf } from './server.ts'

describe('bingo', () => {
  it('returns 96.36% on a card: all 16.8 million markings counted', () => {
    const counted = lineWays()
    expect(counted.ways.reduce((sum, count) => sum + count, 0n)).toBe(counted.all)
    expect(Math.floor(bingoReturn(counted) / 100)).toBe(9_636)
    expect(bingoReturn(counted) / 100).toBeGreaterThanOrEqual(bingo.facts.rtp)
  })

  it('returns 95.71 to 96.50% on picked numbers, however many', () => {
    const returns = Array.from({ length: maxPicks }, (_, at) => kenoReturn(at + 1) / 100)
    expect(Math.floor(Math.min(...returns))).toBe(bingo.facts.rtp)
    expect(Math.max(...returns)).toBeLessThanOrEqual(9_650)
  })

  it('deals cards by column, without doubles, the same for a number', () => {
    for (const number of [0, 1, 77, 999_999]) {
      const card = cardOf(number)
      expect(card).toEqual(cardOf(number))
      expect(new Set(card).size).toBe(25)
      for (const [cell, value] of card.entries())
        if (cell !== centre) expect(Math.ceil(value / 15)).toBe((cell % 5) + 1)
    }
    expect(cardOf(1)).not.toEqual(cardOf(2))
  })

  it('counts rows, columns and diagonals, the free centre included', () => {
    const card = cardOf(5)
    for (const [line, cells] of lines.entries())
      expect(complete(card, new Set(cells.map((cell) => card[cell] as number)))).toEqual([line])
    expect(complete(card, new Set(card))).toHaveLength(12)
  })

  it('draws balls without doubles, and pays by the hits', async () => {
    const { balls } = await bingo.play(async () => 0, { game: 'picks', picks: [1] })
    expect(balls).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(hitsOf([1, 9, 30], balls)).toBe(2)
    expect(payOf({ game: 'picks', picks: [1, 9, 30] }, { balls })).toBe(kenoPays[3]?.[2])
    expect(bingo.payout(10_000n, { balls }, { game: 'picks', picks: [30] })).toBe(0n)
  })

  it('states the highest pay', () => {
    const most = Math.max(...Object.values(kenoPays).flat())
    expect(most / 100).toBe(bingo.facts.maxWin)
  })
})
