import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { crashAt, heightAt, highestTarget, lowestTarget, msUntil, ways } from './curve.ts'

/** `target`: automatic cash-out; `left`: manual cash-out. Hundredths. */
export type RocketBet = { target: number; left?: number | undefined }
export type RocketOutcome = { drawn: number; crash: number }

const height = v.pipe(v.number(), v.integer(), v.minValue(lowestTarget), v.maxValue(highestTarget))

/** Whether the player is off: by hand, or at the target that was chosen before. */
const leftAt = ({ target, left }: RocketBet, { crash }: RocketOutcome) => left ?? (target <= crash ? target : null)

/** `rocket.test.ts` proves that every target, and so every moment to get off, returns the same. */
export const rocket = solo<RocketBet, RocketOutcome>({
  facts: {
    engine: 'rocket',
    rtp: 9650,
    volatility: 4,
    lines: 0,
    features: ['crash', 'cash-out', 'auto-cash-out'],
    stakes: [...commonStakes],
    maxWin: highestTarget / 100,
  },
  bet: v.strictObject({ target: height }),
  async play(draw) {
    const drawn = await draw(ways)
    return { drawn, crash: crashAt(drawn) }
  },
  payout: (stake, outcome, bet) => payHundredths(stake, leftAt(bet, outcome) ?? 0),
  stages: {
    act: v.strictObject({ leave: v.literal(true) }),
    after(bet, { crash }, _, elapsedMs) {
      const here = heightAt(elapsedMs)
      const isLate = here > crash || here >= bet.target || bet.left !== undefined
      return isLate || here < lowestTarget ? null : { ...bet, left: here }
    },
    lastsMs: (bet, { crash }) => (bet.left === undefined ? msUntil(Math.min(bet.target, crash + 1)) : 0),
    view: (bet, _, elapsedMs) => ({ target: bet.target, height: heightAt(elapsedMs) }),
  },
})
