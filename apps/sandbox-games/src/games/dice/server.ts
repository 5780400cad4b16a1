import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { faces, highestChance, lowestChance, payFor, type Side, wins } from './odds.ts'

export type DiceBet = { side: Side; chance: number }
export type DiceOutcome = { roll: number }

/** `dice.test.ts` plays all 188 bets on all 10,000 rolls; the stated return is that of the least generous bet. */
export const dice = solo<DiceBet, DiceOutcome>({
  facts: {
    engine: 'dice',
    rtp: 9612,
    volatility: 2,
    lines: 0,
    features: ['over-under', 'own-odds'],
    stakes: [...commonStakes],
    maxWin: payFor(lowestChance) / 100,
  },
  bet: v.strictObject({
    side: v.picklist(['under', 'over']),
    chance: v.pipe(v.number(), v.integer(), v.minValue(lowestChance), v.maxValue(highestChance)),
  }),
  play: async (draw) => ({ roll: await draw(faces) }),
  payout: (stake, { roll }, { side, chance }) => (wins(side, chance, roll) ? payHundredths(stake, payFor(chance)) : 0n),
})
