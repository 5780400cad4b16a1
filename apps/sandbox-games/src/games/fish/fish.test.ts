import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { catching, type Kind, kindNames, kinds, maxInNet, ways } from './kinds.ts'
import { fish } from './server.ts'

const stake = 100n
const scripted = (draws: readonly number[]) => {
  const left = [...draws]
  return async () => left.shift() ?? 0
}
const netsOf = (most: number): Kind[][] =>
  most === 0 ? [[]] : netsOf(most - 1).flatMap((net) => kindNames.map((kind) => [...net, kind]))

/** Units paid over all equally likely draws of a shot: each way of being caught or not, times its ways. */
async function walked(hit: Kind[]): Promise<bigint> {
  let paid = 0n
  for (let mask = 0; mask < 2 ** hit.length; mask += 1) {
    const isCaught = hit.map((_, at) => (mask & (1 << at)) !== 0)
    const counts = hit.map((kind, at) => {
      const some = catching(kind, hit.length)
      return isCaught[at] ? some : ways - some
    })
    const draws = hit.map((kind, at) => (isCaught[at] ? catching(kind, hit.length) - 1 : catching(kind, hit.length)))
    const outcome = await fish.play(scripted(draws), { fish: hit })
    expect(outcome.caught).toEqual(isCaught)
    paid += fish.payout(stake, outcome, { fish: hit }) * counts.reduce((product, count) => product * BigInt(count), 1n)
  }
  return paid
}

describe('fish', () => {
  it.each([1, 2, maxInNet])(
    'returns exactly 96 %% of the stake for every choice of %i fish: all counted',
    async (size) => {
      const all = stake * BigInt(ways) ** BigInt(size)
      for (const hit of netsOf(size)) expect((await walked(hit)) * 10_000n).toBe(all * BigInt(fish.facts.rtp))
    },
  )

  it('catches at exactly the declared draws, a whole number of them for every kind', async () => {
    for (const kind of kindNames)
      for (let among = 1; among <= maxInNet; among += 1) {
        const some = catching(kind, among)
        expect(Number.isInteger(some) && some > 0 && some < ways).toBe(true)
      }
    const { caught } = await fish.play(scripted([catching('sprat', 1)]), { fish: ['sprat'] })
    expect(caught).toEqual([false])
  })

  it('has at least eight kinds from ×2 to ×200, and pays no more than the cap', async () => {
    expect(kinds.length).toBeGreaterThanOrEqual(8)
    expect([kinds[0].pays, kinds.at(-1)?.pays]).toEqual([2, 200])
    const hit: Kind[] = ['king', 'king', 'king']
    const best = await fish.play(scripted([0, 0, 0]), { fish: hit })
    expect(fish.payout(stake, best, { fish: hit })).toBe(stake * BigInt(fish.facts.maxWin))
  })

  it('never pays back less than the stake when it pays', () => {
    for (const { pays } of kinds) expect(pays).toBeGreaterThan(1)
  })

  it('refuses shots at nothing, at too many fish, or at an unknown kind', () => {
    for (const hit of [[], ['king', 'king', 'king', 'king'], ['eel']])
      expect(safeParse(fish.bet, { fish: hit }).success).toBe(false)
    expect(safeParse(fish.bet, { fish: ['ray'], angle: 3 }).success).toBe(false)
  })
})
