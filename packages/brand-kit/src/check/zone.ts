import { join } from 'node:path'
import type { Brand } from '../brand.ts'
import { fileOf, type Merged } from '../layers/merge.ts'
import type { Problem } from '../problem/problems.ts'

/** The engine's own name of a zone: two names of one zone are the same. */
const canonical = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** The engine's time zones of a country; empty for an unknown country. */
export function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] | undefined }
  return locale.getTimeZones?.() ?? []
}

/** Whether a zone is one of the country's, under any of its names. */
export const isZoneOf = (zone: string, country: string): boolean => {
  const zones = zonesOf(country)
  return zones.length === 0 || zones.map(canonical).includes(canonical(zone))
}

/** Periods close in the brand's time zone: one of another country closes them at the wrong hour. */
export function checkZone(folder: string, { country, timeZone }: Brand, merged: Merged): Problem[] {
  if (isZoneOf(timeZone, country)) return []
  const file = fileOf(merged, 'timeZone') ?? join(folder, 'brand.json')
  const expected = `a time zone of ${country}, such as ${zonesOf(country).slice(0, 3).join(', ')}`
  return [{ file, key: 'timeZone', expected, found: `"${timeZone}"` }]
}
