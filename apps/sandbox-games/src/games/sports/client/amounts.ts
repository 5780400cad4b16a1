import { toUnits } from '../../../kernel/amounts.ts'
import { maxSlip, maxTimes } from '../slip.ts'

/** Units of a typed amount; null when it is no amount. A comma counts as a point. */
export function typedUnits(text: string): bigint | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{0,2})?$/.test(plain) ? toUnits(plain) : null
}

/** Splits an amount into a stake of the ladder and a multiple, with the largest stake that fits; null if impossible. */
export function asStakes(units: bigint, stakes: readonly string[]): { stake: string; times: number } | null {
  if (units <= 0n || units > toUnits(maxSlip)) return null
  for (const stake of stakes.toReversed()) {
    const one = toUnits(stake)
    const times = units / one
    if (units % one === 0n && times <= BigInt(maxTimes)) return { stake, times: Number(times) }
  }
  return null
}
