import { dayIn } from '@boardwalk/api-client/contract'
import { type LanguageCode, localeOf } from '@boardwalk/i18n/codes'

/** Date and time in a time zone as files write them, so that they sort as text: `2026-11-21 18:05:07`. */
export function timeIn(timeZone: string, ms: number): string {
  const time = new Intl.DateTimeFormat('en-u-nu-latn', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).format(ms)
  return `${dayIn(timeZone, ms)} ${time}`
}

/** A month in a language, of its first day: `November 2026`. */
export const monthName = (bcp47: string, day: string): string =>
  new Intl.DateTimeFormat(`${bcp47}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00.000Z`),
  )

/** A day without its year, where there is little room: `Nov 21`. */
export const shortDay = (language: LanguageCode, country: string, day: string): string =>
  new Intl.DateTimeFormat(`${localeOf(language, country)}-u-nu-latn`, {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00.000Z`))
