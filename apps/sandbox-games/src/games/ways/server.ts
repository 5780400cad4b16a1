import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { ways as machine } from './machine.ts'
import { playWays, type WaysRound } from './round.ts'

/** `ways.test.ts` plays all 7.6 million combinations of stops. */
export const ways = solo<Record<string, never>, WaysRound>({
  facts: {
    engine: 'ways',
    rtp: 9706,
    volatility: 4,
    lines: machine.rows ** machine.strips.length,
    features: ['cascades', 'rising-multiplier', 'free-games', 'wilds', 'scatters'],
    stakes: [...commonStakes],
    maxWin: machine.maxWin / 100,
  },
  bet: v.strictObject({}),
  play: (draw) => playWays(machine, draw),
  payout: (stake, { win }) => payHundredths(stake, win),
})
