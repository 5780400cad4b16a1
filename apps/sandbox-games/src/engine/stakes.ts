import type { Machine } from './machine.ts'

/** Units are 1/10 000 of the currency, as bigint; every stake splits evenly over the lines. */
export const unitsPerCoin = 10_000n
export const stakeChoices = ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00'] as const
export type StakeChoice = (typeof stakeChoices)[number]

export function toUnits(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole) * unitsPerCoin + BigInt(fraction.padEnd(4, '0'))
}

/** At least two decimals; more only where they are not zero. */
export function toAmount(units: bigint): string {
  const fraction = (units % unitsPerCoin)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `${units / unitsPerCoin}.${fraction}`
}

/** Pay in line stakes → amount. */
export const payoutOf = (machine: Machine, stake: bigint, lineStakes: number): bigint =>
  (stake * BigInt(lineStakes)) / BigInt(machine.lines.length)
