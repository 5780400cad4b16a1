import { type LanguageCode, languages, localeOf } from './codes.ts'

/** Country and time zone of dates, such as those of a brand: every time of a page is in its zone. */
export type Place = { country: string; timeZone: string }

/** Countries whose English `Intl` lacks; it would use the date format of the United States. */
const likeBritain = ['en-BD']

/**
 * Dates as the country writes them in a language, months in words, on a clock of twelve hours, which all our regions
 * read. The zone is always passed in, so that a server in any place writes the same text as the browser that hydrates
 * it. Digits stay Latin: every script reads them, and amounts use them too.
 */
function tagOf(language: LanguageCode, country: string) {
  const locale = localeOf(language, country)
  return `${likeBritain.includes(locale) ? 'en-GB' : locale}-u-nu-latn`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function write(time: string | number, language: LanguageCode, place: Place, options: Intl.DateTimeFormatOptions) {
  const { country, timeZone } = place
  const key = [language, country, timeZone, ...Object.values(options)].join()
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tagOf(language, country), { ...options, timeZone })
  formats.set(key, format)
  // Some engines put a narrow space before AM and PM; the server's text must be the same.
  return format.format(new Date(time)).replace('\u202f', ' ')
}

const regions = new Map<LanguageCode, Intl.DisplayNames>()

/** `বাংলাদেশ`: a country in a language. The first name of a language takes 10 ms, on a phone much longer. */
export function countryIn(country: string, language: LanguageCode): string {
  const names = regions.get(language) ?? new Intl.DisplayNames([languages[language].bcp47, 'en'], { type: 'region' })
  regions.set(language, names)
  return names.of(country) ?? country
}

/** `21 November 2026`, in the Philippines `November 21, 2026`; `time` is ISO text or milliseconds. */
export function formatDay(time: string | number, language: LanguageCode, place: Place): string {
  const day = write(time, language, place, { day: 'numeric', month: 'long', year: 'numeric' })
  // Bengali puts no comma before the year.
  return language === 'BN' ? day.replace(',', '') : day
}

const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const

/** `6:05 pm` */
export const formatTime = (time: string | number, language: LanguageCode, place: Place): string =>
  write(time, language, place, clock)

/** `21 November 2026, 6:05 pm` */
export const formatDateTime = (time: string | number, language: LanguageCode, place: Place): string =>
  `${formatDay(time, language, place)}, ${formatTime(time, language, place)}`

/** `21 November 2026, 6:05:09 pm` */
export const formatExactTime = (time: string | number, language: LanguageCode, place: Place): string =>
  `${formatDay(time, language, place)}, ${write(time, language, place, { ...clock, second: '2-digit' })}`

/** A count such as `1,234`; never an amount of money. */
export const formatCount = (count: number | bigint): string => `${count}`.replace(/\d(?=(?:\d{3})+$)/g, '$&,')
