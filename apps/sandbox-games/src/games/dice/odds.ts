/** The roll is one of 10,000 numbers, shown as 00.00 to 99.99. */
export const faces = 10_000
export const lowestChance = 2
export const highestChance = 95

/** Pay for a chance in whole percent, in hundredths of the stake: 96.5% shared out, to the nearest hundredth. */
export const payFor = (chance: number): number => Math.round(9_650 / chance)

export type Side = 'under' | 'over'

/** Under 50: rolls 00.00–49.99. Over with a chance of 50: rolls 50.00–99.99. */
export const wins = (side: Side, chance: number, roll: number): boolean =>
  side === 'under' ? roll < chance * 100 : roll >= faces - chance * 100
