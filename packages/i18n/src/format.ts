import { type LanguageCode, languages } from './codes.ts'

/**
 * Dates and numbers in a language. The time zone is the brand's and is always passed in, so that a server in any
 * place writes the same text as the browser that hydrates it. Digits stay Latin: every script reads them, and
 * amounts use them too.
 */
const tag = (language: LanguageCode) => `${languages[language].bcp47}-u-nu-latn`

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(language: LanguageCode, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = [language, timeZone, ...Object.values(options)].join()
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag(language), { ...options, timeZone, hourCycle: 'h23' })
  formats.set(key, format)
  return format
}

/** `বাংলাদেশ`: a country in a language. */
export const countryIn = (country: string, language: LanguageCode): string =>
  new Intl.DisplayNames(languages[language].bcp47, { type: 'region' }).of(country) ?? country

const instant = (time: string | number) => new Date(time)

/** `21 Nov 2026`; `time` is ISO text or milliseconds. */
export const formatDay = (time: string | number, language: LanguageCode, timeZone: string): string =>
  dateFormat(language, timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(instant(time))

/** `18:05` */
export const formatTime = (time: string | number, language: LanguageCode, timeZone: string): string =>
  dateFormat(language, timeZone, { hour: '2-digit', minute: '2-digit' }).format(instant(time))

/** `21 Nov 2026, 18:05` */
export const formatDateTime = (time: string | number, language: LanguageCode, timeZone: string): string =>
  `${formatDay(time, language, timeZone)}, ${formatTime(time, language, timeZone)}`

/** A count such as `1,234`; never an amount of money. */
export const formatCount = (count: number | bigint): string => `${count}`.replace(/\d(?=(?:\d{3})+$)/g, '$&,')
