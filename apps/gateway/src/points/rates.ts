import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import { parseMoney, type Units } from '../ledger/money.ts'

/** Sources of points. */
export type EarnType = Value<Endpoints['pointConfig']>['earn'][number]['type']
/** Metadata of an earning in its journal. */
export type EarnedMeta = { type: EarnType; base: string; ratio: string; day: string }

const millionths = 1_000_000n
/** Points and money are given in hundredths. */
const hundredth = 100n

/** A rate of the contract (`0.0125`, 0 to 1) in millionths. */
function parseRate(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole) * millionths + BigInt(decimals.padEnd(6, '0'))
}

/** `amount × rate`, rounded down to hundredths, because the platform pays it. */
export function atRate(amount: Units, rate: string): Units {
  const product = (amount * parseRate(rate)) / millionths
  return product - (product % hundredth)
}

export type Earned = { units: string; ratio: string }

/** The part of a sum that earns, in full `units`, and the points for it. */
export function earnedFrom(sum: Units, { units, ratio }: Earned): { base: Units; points: Units } {
  const step = parseMoney(units) ?? 0n
  if (step <= 0n || sum < step) return { base: 0n, points: 0n }
  const base = sum - (sum % step)
  return { base, points: atRate(base, ratio) }
}
