import { describe, expect, it } from 'vitest'
import { highestWin } from '../chips.ts'
import { rouletteReturns } from './rtp.ts'
import { colourOf, rouletteBack, rouletteBets, wheel } from './rules.ts'
import { roulette } from './server.ts'

const spin = (pocket: number) => ({ pocket, colour: colourOf(pocket) })
const every = wheel.map(spin)

describe('roulette', () => {
  it('has each pocket once, eighteen of a colour and one zero', () => {
    expect([...wheel].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
    expect(every.filter(({ colour }) => colour === 'red')).toHaveLength(18)
    expect(every.filter(({ colour }) => colour === 'black')).toHaveLength(18)
  })
  it('never has neighbours of one colour on the wheel', () => {
    for (const [at, pocket] of wheel.entries()) expect(colourOf(pocket)).not.toBe(colourOf(wheel[(at + 1) % 37] ?? 0))
  })
  it('offers all bets of the cloth', () => {
    const bySize = Map.groupBy(rouletteBets.values(), (covered) => covered.length)
    const counts = Object.fromEntries([...bySize].map(([size, bets]) => [size, bets.length]))
    // 37 straight, 60 splits, 12 streets and 2 trios, 22 corners and the first four, 11 lines, dozens and columns, halves.
    expect(counts).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 })
  })
  it('returns 36/37 of every bet', () => {
    for (const [bet, { paid, ways }] of Object.entries(rouletteReturns()))
      expect([bet, paid, ways]).toEqual([bet, 3_600n, 37n])
    expect(roulette.facts.rtp).toBe(Math.floor((36 / 37) * 10_000))
  })
  it.each([
    ['n17', 17, 3_600],
    ['n14-17', 17, 1_800],
    ['n16-17-18', 17, 1_200],
    ['n0-2-3', 3, 1_200],
    ['n0-1-2-3', 0, 900],
    ['n13-14-16-17', 17, 900],
    ['n13-14-15-16-17-18', 17, 600],
    ['dozen2', 17, 300],
    ['column2', 17, 300],
    ['black', 17, 200],
    ['low', 17, 200],
    ['even', 17, 0],
    ['even', 0, 0],
    ['n3-4', 3, 0],
  ])('%s on %i gives %i', (bet, pocket, back) => expect(rouletteBack(bet, spin(pocket))).toBe(back))
  it('pays no more than stated', () => {
    expect(highestWin(rouletteBets.keys(), every, rouletteBack)).toBe(roulette.facts.maxWin)
  })
})
