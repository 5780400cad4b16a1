import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { hold as machine } from './machine.ts'
import { type HoldRound, playHold } from './round.ts'

/** `hold.test.ts` adds up lines, coins and every path of the feature. */
export const hold = solo<Record<string, never>, HoldRound>({
  facts: {
    engine: 'hold',
    rtp: 9701,
    volatility: 5,
    lines: machine.reels.lines.length,
    features: ['hold-and-spin', 'fixed-jackpots', 'respins', 'wilds'],
    stakes: [...commonStakes],
    maxWin: machine.maxWin / 100,
  },
  bet: v.strictObject({}),
  play: (draw) => playHold(machine, draw),
  payout: (stake, { win }) => payHundredths(stake, win),
})
