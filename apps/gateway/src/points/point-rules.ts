import { Money, Points, Rate } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

const Earned = v.object({ units: Money, ratio: Rate })

/** Points for each full `units` of valid bets of a kind, or of deposits; cash for points; how long a bonus waits. */
export const PointRules = v.object({
  earn: v.object({ live: Earned, lottery: Earned, pvp: Earned, slots: Earned, sports: Earned, deposit: Earned }),
  convert: v.object({ enabled: v.boolean(), ratio: Rate, min: Points, maxPerDay: Points }),
  /** Minutes after which a redeemed bonus is approved automatically; null leaves each to an operator. */
  bonusMinutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

export const pointDefaults: v.InferOutput<typeof PointRules> = {
  earn: {
    live: { units: '100.00', ratio: '0.005' },
    lottery: { units: '100.00', ratio: '0.01' },
    pvp: { units: '100.00', ratio: '0.01' },
    slots: { units: '100.00', ratio: '0.01' },
    sports: { units: '100.00', ratio: '0.005' },
    deposit: { units: '100.00', ratio: '0.01' },
  },
  convert: { enabled: true, ratio: '0.1', min: '10.00', maxPerDay: '1000.00' },
  bonusMinutes: 10,
}
