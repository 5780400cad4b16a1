import type { Day } from '@boardwalk/ui/calendar'

/** The day that an instant falls on in a time zone: `2026-11-21`. */
export function dayIn(timeZone: string, ms: number): Day {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(ms)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Date and time in a time zone as files write them, so that they sort as text: `2026-11-21 18:05:07`. */
export function timeIn(timeZone: string, ms: number): string {
  const time = new Intl.DateTimeFormat('en-u-nu-latn', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).format(ms)
  return `${dayIn(timeZone, ms)} ${time}`
}

/** Name of a time zone in a language: `India Standard Time`. */
export function zoneName(bcp47: string, timeZone: string, ms: number): string {
  const parts = new Intl.DateTimeFormat(`${bcp47}-u-nu-latn`, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    ms,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
