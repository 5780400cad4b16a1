import type { ContractKind } from '@boardwalk/api-client'
import { fieldsOf, type Tier, type TierField } from './kinds.ts'
import { millionthsOf, rateOf } from './rate.ts'

/** A tier as it is typed: amounts, counts and percentages by the names of the kind's fields. */
export type TypedTier = { id: number; values: Readonly<Record<string, string>> }
export type Wrong = 'required' | 'amount' | 'count' | 'percent' | 'above'

const patterns = { money: /^\d{1,14}(\.\d{1,4})?$/, count: /^\d{1,6}$/ }

/** The mistake in a typed value; `most` is the highest rate that the agent may give. */
export function wrongIn({ as }: TierField, text: string, most: bigint): Wrong | null {
  if (text === '') return 'required'
  if (as === 'rate') {
    const rate = millionthsOf(text)
    return rate === null ? 'percent' : rate > most ? 'above' : null
  }
  return patterns[as].test(text) ? null : as === 'money' ? 'amount' : 'count'
}

/** Two decimals at least, as every amount on the wire. */
function amountOf(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return `${BigInt(whole)}.${fraction.padEnd(2, '0')}`
}

const wire = {
  money: amountOf,
  count: Number,
  rate: (text: string) => rateOf(millionthsOf(text) ?? 0n),
} satisfies Record<TierField['as'], (text: string) => string | number>

/** The tiers of an offer; null while a value is wrong. */
export function tiersOf(kind: ContractKind, typed: readonly TypedTier[], most: bigint): Tier[] | null {
  const fields = fieldsOf(kind)
  const isGood = typed.every(({ values }) => fields.every((field) => !wrongIn(field, values[field.name] ?? '', most)))
  if (!isGood) return null
  return typed.map(
    ({ values }) =>
      Object.fromEntries(fields.map(({ name, as }) => [name, wire[as](values[name] ?? '')])) as unknown as Tier,
  )
}
