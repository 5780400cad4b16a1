import { describe, expect, it } from 'vitest'
import { evaluate, windowAt } from '../src/games/lines/evaluate.ts'
import { classic, type Machine } from '../src/games/lines/machine.ts'
import { playRound } from '../src/games/lines/round.ts'
import { figures } from '../src/games/lines/rtp.ts'
import { lines } from '../src/games/lines/server.ts'
import type { SymbolCode } from '../src/games/reels/symbols.ts'
import { drawFrom, newSeed } from '../src/kernel/fair.ts'

const letters = (text: string) => [...text] as SymbolCode[]
const small: Machine = {
  ...classic,
  strips: [letters('ABSeh'), letters('WASeB'), letters('ASBWe'), letters('hSAWe'), letters('eASBh')],
}

/** Every stop of every reel, played out: the slow truth that the formula must equal. */
function enumerated(machine: Machine) {
  const lengths = machine.strips.map((strip) => strip.length)
  const all = lengths.reduce((product, length) => product * length, 1)
  let lines = 0
  let scatter = 0
  let games = 0
  for (let at = 0; at < all; at += 1) {
    let rest = at
    const stops = lengths.map((length) => {
      const stop = rest % length
      rest = Math.floor(rest / length)
      return stop
    })
    const shown = evaluate(machine, windowAt(machine, stops))
    lines += shown.linePay / machine.lines.length
    scatter += shown.scatterPay
    games += shown.freeGames
  }
  const perLine = lines / all
  return { lines: perLine, scatter: scatter / all, freeGames: (games / all) * machine.freeMultiplier * perLine }
}

describe('return to player', () => {
  it('by formula equals the return by playing every stop of a small machine', () => {
    const slow = enumerated(small)
    const fast = figures(small)
    expect(fast.lines).toBeCloseTo(slow.lines, 10)
    expect(fast.scatter).toBeCloseTo(slow.scatter, 10)
    expect(fast.freeGames).toBeCloseTo(slow.freeGames, 10)
  })

  it('of the shipped machine is the stated one: 96.42%', () => {
    expect((figures(classic).rtp * 100).toFixed(2)).toBe('96.42')
    expect(lines.facts.rtp).toBe(Math.floor(figures(classic).rtp * 10_000))
  })

  it('needs no wild on the first reel: a line of wilds alone would have no symbol to pay for', () => {
    expect(classic.strips[0]).not.toContain('W')
  })

  it('never pays above the stated maximum', async () => {
    const generous: Machine = { ...classic, maxWin: 1 }
    for (let round = 0; round < 300; round += 1) {
      const { win } = await playRound(generous, await drawFrom(newSeed(), 'cap', `${round}`))
      expect(win).toBeLessThanOrEqual(generous.lines.length)
    }
  })

  it('of played rounds is within four standard errors of the formula', async () => {
    const rounds = 40_000
    const draw = await drawFrom('5a'.repeat(32), 'simulation', 'fixed')
    const wins: number[] = []
    for (let round = 0; round < rounds; round += 1)
      wins.push((await playRound(classic, draw)).win / classic.lines.length)
    const mean = wins.reduce((sum, win) => sum + win, 0) / rounds
    const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / (rounds - 1)
    expect(Math.abs(mean - figures(classic).rtp)).toBeLessThan(4 * Math.sqrt(variance / rounds))
  })
})
