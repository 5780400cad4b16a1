import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { catching, type Kind, kindNames, maxInNet, paysOf, ways } from './kinds.ts'

/** The fish that a shot hit: one, or up to three in a net. */
export type FishBet = { fish: Kind[] }
/** A draw for each fish that was hit, and whether it is caught. */
export type FishOutcome = { drawn: number[]; caught: boolean[] }

/** `fish.test.ts` walks every draw of every kind, alone and in every net: each shot returns exactly 96%. */
export const fish = solo<FishBet, FishOutcome>({
  facts: {
    engine: 'fish',
    rtp: 9600,
    volatility: 3,
    lines: 0,
    features: ['shooting', 'ten-kinds', 'net', 'misses-are-free'],
    stakes: [...commonStakes],
    maxWin: 200 * maxInNet,
  },
  bet: v.strictObject({
    fish: v.pipe(v.array(v.picklist(kindNames)), v.minLength(1), v.maxLength(maxInNet)),
  }),
  async play(draw, { fish: hit }) {
    const drawn: number[] = []
    for (const _ of hit) drawn.push(await draw(ways))
    return { drawn, caught: hit.map((kind, at) => (drawn[at] ?? ways) < catching(kind, hit.length)) }
  },
  payout: (stake, { caught }, { fish: hit }) =>
    payHundredths(
      stake,
      hit.reduce((sum, kind, at) => sum + (caught[at] ? paysOf(kind) * 100 : 0), 0),
    ),
})
