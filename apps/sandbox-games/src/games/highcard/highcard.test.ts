import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  type Call,
  calls,
  chainState,
  chancesOf,
  highestPay,
  isRight,
  maxSteps,
  offered,
  payAfter,
  ranks,
} from './chain.ts'
import { highcard } from './server.ts'

const rankList = Array.from({ length: ranks }, (_, at) => at + 1)
const { stages } = highcard
const dealt = (...cards: number[]) => ({ cards, suits: cards.map(() => 0) })

/** Return of a chain by its length, over all cards: chance of all calls being right times the payout. */
function* chains(cards: number[], made: Call[], depth: number): Generator<number> {
  const rank = cards.at(-1) as number
  for (const { call } of offered(cards, made)) {
    const chain = [...made, call]
    let right = 1
    for (const [at, step] of chain.entries()) right *= chancesOf(step, cards[at] as number) / ranks
    yield (right * payAfter(cards, chain)) / 100
    if (depth > 1)
      for (const next of rankList) if (isRight(call, rank, next)) yield* chains([...cards, next], chain, depth - 1)
  }
}

describe('highcard', () => {
  it('returns 95.85 to 96.50% for every chain of up to three calls: all walked', () => {
    let [least, most] = [2, 0]
    for (const first of rankList)
      for (const back of chains([first], [], 3)) {
        least = Math.min(least, back)
        most = Math.max(most, back)
      }
    expect(least * 10_000).toBeGreaterThanOrEqual(highcard.facts.rtp - 1e-6)
    expect(most).toBeLessThanOrEqual(0.965)
  })

  it('gives a call as many chances as there are cards that make it right', () => {
    for (const rank of rankList)
      for (const call of calls)
        expect(rankList.filter((next) => isRight(call, rank, next))).toHaveLength(chancesOf(call, rank))
  })

  it('offers only calls that can win, and none that could pass the cap', () => {
    expect(offered([1], []).map(({ call }) => call)).toEqual(['higher', 'same'])
    expect(offered([13], []).map(({ call }) => call)).toEqual(['lower', 'same'])
    const two: Call[] = ['same', 'same']
    expect(offered([5, 5, 5], two).map(({ call }) => call)).toEqual(['higher', 'lower'])
    for (const { pay } of offered([5, 5, 5], two)) expect(pay).toBeLessThanOrEqual(highestPay)
  })

  it('continues while calls are right, lets the player collect, and is over at a wrong one', () => {
    const cards = dealt(5, 9, 3, 8)
    expect(stages?.after({}, cards, { collect: true }, 0)).toBeNull()
    const one = stages?.after({}, cards, { call: 'higher', at: 0 }, 0) ?? {}
    expect(stages?.lastsMs(one, cards)).toBeGreaterThan(0)
    expect(stages?.view(one, cards, 0)).toMatchObject({ cards: [5, 9], calls: ['higher'] })
    const home = stages?.after(one, cards, { collect: true }, 0) ?? {}
    expect(stages?.lastsMs(home, cards)).toBe(0)
    expect(highcard.payout(10_000n, cards, home)).toBe(15_600n)
    const lost = stages?.after(one, cards, { call: 'higher', at: 1 }, 0) ?? {}
    expect([stages?.lastsMs(lost, cards), highcard.payout(10_000n, cards, lost)]).toEqual([0, 0n])
    expect(stages?.after(lost, cards, { call: 'higher', at: 2 }, 0)).toBeNull()
  })

  it('treats a repeated call, whose answer was lost, as the same call, and never as one on the next card', () => {
    const cards = dealt(5, 9, 3, 8)
    const first = { call: 'higher', at: 0 }
    const one = stages?.after({}, cards, first, 0) ?? {}
    expect(stages?.after(one, cards, first, 0)).toEqual({ calls: ['higher'] })
    expect(stages?.after(one, cards, { call: 'lower', at: 0 }, 0)).toBeNull()
    expect(stages?.after(one, cards, { call: 'lower', at: 2 }, 0)).toBeNull()
    expect(stages?.after(one, cards, { call: 'lower', at: 1 }, 0)).toEqual({ calls: ['higher', 'lower'] })
    const isAct = (input: unknown) => stages !== undefined && v.is(stages.act, input)
    for (const at of [undefined, -1, 0.5, '0']) expect(isAct({ call: 'higher', at })).toBe(false)
    expect(isAct(first)).toBe(true)
  })

  it('makes the likelier call for a player without a call, and collects for one who stops answering', () => {
    expect(highcard.payout(10_000n, dealt(5, 9), {})).toBe(15_600n)
    expect(highcard.payout(10_000n, dealt(5, 2), {})).toBe(0n)
    expect(highcard.payout(10_000n, dealt(5, 9, 1), { calls: ['higher'] })).toBe(15_600n)
  })

  it('ends after ten right calls', () => {
    const cards = Array.from({ length: maxSteps + 1 }, (_, at) => (at % 2 ? 13 : 1))
    const made = Array.from({ length: maxSteps }, (_, at): Call => (at % 2 ? 'lower' : 'higher'))
    expect(chainState(cards, made)).toMatchObject({ steps: maxSteps, state: 'full' })
  })
})
