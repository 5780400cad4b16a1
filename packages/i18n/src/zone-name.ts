import { type LanguageCode, languages } from './codes.ts'
import { formatDateTime, type Place } from './format.ts'

/** Name of a time zone in a language: `India Standard Time`. */
export function zoneName(bcp47: string, timeZone: string, ms: number): string {
  const parts = new Intl.DateTimeFormat(`${bcp47}-u-nu-latn`, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    ms,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** `21 November 2026, 6:05 pm (India Standard Time)`: for the only time of a notice, which no note explains. */
export function formatZonedTime(time: string, language: LanguageCode, place: Place): string {
  const zone = zoneName(languages[language].bcp47, place.timeZone, Date.parse(time))
  return `${formatDateTime(time, language, place)} (${zone})`
}
