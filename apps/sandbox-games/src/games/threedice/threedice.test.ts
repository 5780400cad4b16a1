import { describe, expect, it } from 'vitest'
import { highestWin } from '../chips.ts'
import { threediceReturns } from './rtp.ts'
import { rollOf, threediceBack, threediceBets } from './rules.ts'
import { threedice } from './server.ts'

const faces = [1, 2, 3, 4, 5, 6]
const every = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => rollOf([a, b, c]))))

describe('three dice', () => {
  it.each([
    ['small', [1, 2, 3], 200],
    ['small', [2, 2, 2], 0],
    ['big', [4, 5, 6], 200],
    ['big', [5, 5, 5], 0],
    ['odd', [1, 2, 4], 200],
    ['even', [4, 4, 4], 0],
    ['total9', [2, 3, 4], 840],
    ['double4', [4, 4, 4], 1_300],
    ['double4', [4, 1, 2], 0],
    ['triple', [4, 4, 4], 3_500],
    ['triple4', [4, 4, 4], 21_000],
    ['triple3', [4, 4, 4], 0],
    ['pair25', [5, 2, 5], 700],
    ['face6', [6, 1, 2], 200],
    ['face6', [6, 6, 2], 300],
    ['face6', [6, 6, 6], 1_300],
    ['face6', [1, 1, 1], 0],
  ] as const)('%s on %j gives %i', (bet, [a, b, c], back) => expect(threediceBack(bet, rollOf([a, b, c]))).toBe(back))

  it('has the returns of the paytable, bet by bet', () => {
    const returns = threediceReturns()
    const hundredths = (bet: string) => Math.floor((returns[bet]?.rtp ?? 0) * 10_000) / 100
    for (const bet of threediceBets.keys()) {
      const stated = /^(double|face)/.test(bet) ? 96.29 : /^total1[01]$/.test(bet) ? 96.87 : 97.22
      expect(hundredths(bet), bet).toBe(stated)
    }
    expect(threedice.facts.rtp).toBe(Math.floor(Math.min(...Object.values(returns).map(({ rtp }) => rtp)) * 10_000))
  })
  it('pays no more than stated', () => {
    expect(highestWin(threediceBets.keys(), every, threediceBack)).toBe(threedice.facts.maxWin)
  })
})
