import { AppError, type Contract, type ContractKind } from '@boardwalk/api-client/contract'
import { formatMoney, parseMoney, type Units } from '../ledger/money.ts'
import { kinds, maxTiers } from './kinds.ts'

/** Millionths: a rate has at most six decimals (contract A2). */
export type Rate = bigint
export const one: Rate = 1_000_000n

/** A tier of any kind: its thresholds and its pay, in the order of the kind's fields. */
export type Tier = { thresholds: Units[]; rates: Rate[] }
type WireTier = Contract['tiers'][number]

export type RuleName =
  | 'TIERS_EMPTY'
  | 'TIERS_TOO_MANY'
  | 'TIER_SHAPE'
  | 'TIERS_NOT_RISING'
  | 'ABOVE_MAXIMUM'
  | 'ABOVE_UPLINE'
  | 'PERIOD'
  | 'NO_OWN_CONTRACT'
  | 'PARTIES'
  | 'FORCE_OFF'

export const broken = (rule: RuleName): AppError => new AppError('CONTRACT_RULE', { rule })

export function parseRate(text: string): Rate {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole) * one + BigInt(decimals.padEnd(6, '0'))
}

export function formatRate(rate: Rate): string {
  const decimals = (rate % one).toString().padStart(6, '0').replace(/0+$/, '')
  return decimals ? `${rate / one}.${decimals}` : String(rate / one)
}

/** A count of members is a whole number on the wire, and compares with a count. */
const isCount = (field: string) => field === 'minActive'

/** @throws AppError CONTRACT_RULE (TIER_SHAPE: fields of another kind) */
export function parseTiers(kind: ContractKind, tiers: readonly WireTier[]): Tier[] {
  const { thresholds, rates } = kinds[kind]
  return tiers.map((tier) => {
    const fields = tier as Record<string, string | number>
    if (Object.keys(fields).length !== thresholds.length + rates.length) throw broken('TIER_SHAPE')
    return {
      thresholds: thresholds.map((name) => thresholdOf(name, fields[name])),
      rates: rates.map((name) => parseRate(String(fields[name] ?? fail()))),
    }
  })
}

function thresholdOf(name: string, value: string | number | undefined): Units {
  const size = isCount(name) ? BigInt(value ?? fail()) : parseMoney(String(value))
  return size === null || size < 0n ? fail() : size
}

const fail = (): never => {
  throw broken('TIER_SHAPE')
}

export function formatTiers(kind: ContractKind, tiers: readonly Tier[]): WireTier[] {
  const { thresholds, rates } = kinds[kind]
  return tiers.map((tier) => {
    const reached = thresholds.map((name, at) => [name, shown(name, tier.thresholds[at] ?? 0n)])
    const paid = rates.map((name, at) => [name, formatRate(tier.rates[at] ?? 0n)])
    return Object.fromEntries([...reached, ...paid]) as WireTier
  })
}

const shown = (name: string, value: Units) => (isCount(name) ? Number(value) : formatMoney(value))

/** The highest tier whose thresholds are all reached; null below the first. */
export const tierAt = (tiers: readonly Tier[], reached: readonly Units[]): Tier | null =>
  tiers.findLast(({ thresholds }) => thresholds.every((least, at) => (reached[at] ?? 0n) >= least)) ?? null

/** The highest of each rate. */
export const topRates = (tiers: readonly Tier[]): Rate[] => tiers.at(-1)?.rates ?? []

/**
 * Whether a downline could be paid a higher rate than its upline at the same figures (contract H3-3). Without tiers
 * the upline is paid nothing, so every rate is above it.
 */
export const isAbove = (downline: readonly Tier[], upline: readonly Tier[]): boolean =>
  downline.some(({ thresholds, rates }) => {
    const own = tierAt(upline, thresholds)
    return rates.some((rate, at) => rate > (own?.rates[at] ?? 0n))
  })

/** One to five tiers, each harder to reach than the one before and better paid (contract H3-2). */
export function checkTiers(tiers: readonly Tier[], maxRate: Rate): void {
  if (tiers.length === 0) throw broken('TIERS_EMPTY')
  if (tiers.length > maxTiers) throw broken('TIERS_TOO_MANY')
  for (const [at, tier] of tiers.entries()) {
    if (tier.rates.some((rate) => rate > maxRate)) throw broken('ABOVE_MAXIMUM')
    const before = tiers[at - 1]
    if (before && !isHigher(tier, before)) throw broken('TIERS_NOT_RISING')
  }
}

/** Every threshold rises; no rate falls, and one rises. */
const isHigher = (tier: Tier, before: Tier): boolean =>
  tier.thresholds.every((least, at) => least > (before.thresholds[at] ?? 0n)) &&
  tier.rates.every((rate, at) => rate >= (before.rates[at] ?? 0n)) &&
  tier.rates.some((rate, at) => rate > (before.rates[at] ?? 0n))
