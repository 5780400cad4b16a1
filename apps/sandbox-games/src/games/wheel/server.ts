import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { type Spot, segments, spots } from './wheel.ts'

export type WheelBet = { spot: Spot }
/**
 * `segment` counts clockwise from the top; `rest` is the stopping point across it, in thousandths, never at an edge.
 */
export type WheelOutcome = { segment: number; rest: number }

/** `wheel.test.ts` counts the segments: every spot returns 52 of 54 stakes. */
export const wheel = solo<WheelBet, WheelOutcome>({
  facts: {
    engine: 'wheel',
    rtp: 9629,
    volatility: 3,
    lines: 0,
    features: ['wheel', 'six-spots'],
    stakes: [...commonStakes],
    maxWin: 52,
  },
  bet: v.strictObject({ spot: v.picklist(spots) }),
  play: async (draw) => ({ segment: await draw(segments.length), rest: 100 + (await draw(801)) }),
  payout: (stake, { segment }, { spot }) => (segments[segment] === spot ? payHundredths(stake, spot) : 0n),
})
