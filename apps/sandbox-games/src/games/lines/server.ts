import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes } from '../stakes.ts'
import { classic } from './machine.ts'
import { playRound, type Round } from './round.ts'

/** `rtp.test.ts` proves the stated return; every stake splits evenly over the lines. */
export const lines = solo<Record<string, never>, Round>({
  facts: {
    engine: 'lines',
    rtp: 9642,
    volatility: 3,
    lines: classic.lines.length,
    features: ['free-games', 'wilds', 'scatters'],
    stakes: [...commonStakes],
    maxWin: classic.maxWin,
  },
  bet: v.strictObject({}),
  play: (draw) => playRound(classic, draw),
  payout: (stake, { win }) => (stake * BigInt(win)) / BigInt(classic.lines.length),
})
