import { AppError } from '@boardwalk/api-client/contract'
import { featureKeys } from '@boardwalk/brand-kit/lists'
import * as v from 'valibot'
import { canonicalJson } from '../../idempotency/fingerprint.ts'
import { parseMoney } from '../../ledger/money.ts'
import { type MerchantSettings, type SettingName, shapes } from '../../permission/settings.ts'
import type { OpsRole } from '../ops-gate.ts'

/** Role that may change a setting: money belongs to FINANCE, protection and access to RISK, the rest of a site to CONTENT. */
export const settingRoles: Record<SettingName, OpsRole> = {
  maintenance: 'CONTENT',
  region: 'RISK',
  features: 'CONTENT',
  modulesOff: 'CONTENT',
  fields: 'RISK',
  resources: 'CONTENT',
  gtagId: 'CONTENT',
  imageCDNs: 'CONTENT',
  passwordDays: 'RISK',
  downloads: 'CONTENT',
  chatHeaderColour: 'CONTENT',
  customerService: 'CONTENT',
  verifiesNewNetworks: 'RISK',
  dailyAllowance: 'FINANCE',
  deposit: 'FINANCE',
  withdrawal: 'FINANCE',
  transfer: 'FINANCE',
  /** FINANCE proposes most adjustments, so it does not decide how much needs a second operator. */
  adjustment: 'RISK',
  points: 'FINANCE',
  profile: 'RISK',
  referral: 'FINANCE',
  agents: 'FINANCE',
  contracts: 'FINANCE',
  feedback: 'CONTENT',
  codeMinutes: 'RISK',
}

/** Pairs of fields at any depth of which the first is at most the second. */
const orders = [
  ['min', 'max'],
  ['minWords', 'maxWords'],
] as const

/**
 * The value of a setting, checked as a whole: its shape without unknown fields, amounts that are not negative, lowest
 * figures that are not above the highest, and maintenance that ends in the future.
 * @throws AppError VALIDATION_FAILED with the faults
 */
export function checkSetting<N extends SettingName>(name: N, value: unknown, now: Date): MerchantSettings[N] {
  const result = v.safeParse(shapes[name] as v.GenericSchema, value)
  if (!result.success) {
    const [issue] = result.issues
    throw wrong(`${v.getDotPath(issue) ?? name}: ${issue.message}`)
  }
  if (canonicalJson(result.output) !== canonicalJson(value)) throw wrong('the value has unknown fields')
  checkFigures(result.output, name)
  if (name === 'features') checkNames(Object.keys(result.output as object))
  if (name === 'maintenance') checkWindow(result.output as MerchantSettings['maintenance'], now)
  return result.output as MerchantSettings[N]
}

function checkFigures(value: unknown, path: string): void {
  if (typeof value === 'string' && /^-\d/.test(value)) throw wrong(`${path} is negative`)
  if (value === null || typeof value !== 'object') return
  for (const [least, most] of orders) checkOrder(value as Record<string, unknown>, [least, most], path)
  for (const [field, inner] of Object.entries(value)) checkFigures(inner, `${path}.${field}`)
}

function checkOrder(value: Record<string, unknown>, [least, most]: readonly [string, string], path: string): void {
  const [low, high] = [figureOf(value[least]), figureOf(value[most])]
  if (low !== null && high !== null && low > high) throw wrong(`${path}.${least} is above ${path}.${most}`)
}

const figureOf = (value: unknown): bigint | null => {
  if (typeof value === 'string') return parseMoney(value)
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : null
}

function checkNames(names: string[]): void {
  const unknown = names.find((name) => !featureKeys.some((key) => key === name))
  if (unknown) throw wrong(`there is no feature ${unknown}; there are ${featureKeys.join(', ')}`)
}

function checkWindow({ isOn, from, until }: MerchantSettings['maintenance'], now: Date): void {
  if (!isOn || !until) return
  if (new Date(until) <= now) throw wrong('maintenance.until is in the past')
  if (from && new Date(from) >= new Date(until)) throw wrong('maintenance.from is not before maintenance.until')
}

const wrong = (reason: string) => new AppError('VALIDATION_FAILED', { fields: [] }, reason)
