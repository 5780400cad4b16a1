import type { Day } from '@boardwalk/ui/calendar'

/** The day that an instant falls on in a time zone: `2026-11-21`. */
export function dayIn(timeZone: string, ms: number): Day {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(ms)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
