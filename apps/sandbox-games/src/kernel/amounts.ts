/** Units are 1/10 000 of the currency, as bigint. */
export const unitsPerCoin = 10_000n

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
