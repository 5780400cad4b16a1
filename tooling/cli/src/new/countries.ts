import { isLanguageCode, type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { countries, type TCountryCode } from 'countries-list'
import { Refusal } from '../refusal.ts'
import { populousFirst } from './zones.ts'

/** The facts about a country that a region file needs. */
export type Country = {
  code: string
  name: string
  diallingCode: string
  currency: string
  /** The first is the one most people live in. */
  timeZones: string[]
  /** The platform's languages that are spoken there, English first. */
  languages: LanguageCode[]
  /** Languages spoken there that the platform does not have, in English. */
  unspoken: string[]
}

const isCountry = (code: string): code is TCountryCode => Object.hasOwn(countries, code)

/** A country by its ISO 3166 code. Throws a sentence when there is none. */
export function countryOf(text: string): Country {
  const code = text.trim().toUpperCase()
  if (!isCountry(code))
    throw new Refusal(`There is no country "${text}": expected an ISO 3166 code of two letters, such as NP.`)
  const { name, phone, currency, languages: spoken } = countries[code]
  return {
    code,
    name,
    diallingCode: String(phone[0] ?? ''),
    currency: currency[0] ?? '',
    timeZones: populousFirst(code, timeZonesOf(code)),
    languages: ['EN', ...languageCodes.filter((own) => own !== 'EN' && isSpoken(own, spoken))],
    unspoken: spoken.filter((tag) => !languageCodes.some((own) => isSpoken(own, [tag]))).map(nameOf),
  }
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (tag: string) => names.of(tag) ?? tag

/** ISO 639 has two codes for Filipino: we use `fil`, the list uses `tl`. */
const isSpoken = (code: LanguageCode, spoken: readonly string[]) => {
  const { bcp47 } = languages[code]
  return spoken.includes(bcp47) || (bcp47 === 'fil' && spoken.includes('tl'))
}

/** Names that the engine's data still use for zones that were renamed. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
}

function timeZonesOf(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): string[] | undefined }
  return (locale.getTimeZones?.() ?? []).map((zone) => renamed[zone] ?? zone)
}

/** The values that a region file of the clone sets for its country's brands. */
export type Region = { currency?: { code?: string }; timeZone?: string; regionLanguages?: LanguageCode[] }

/** A country as its brands in this clone know it. */
export function settled(country: Country, region: Region | undefined): Country {
  const { timeZone, currency, regionLanguages } = region ?? {}
  return {
    ...country,
    timeZones: timeZone ? [timeZone] : country.timeZones,
    currency: currency?.code ?? country.currency,
    languages: regionLanguages ?? country.languages,
  }
}

export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** How a currency is written in a country. */
export function currencyOf(code: string, country: string) {
  const format = new Intl.NumberFormat(`en-${country}`, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const groups = format.format(10_000_000).replaceAll(/[^\d,. ]/g, '')
  const grouping = /\d,\d{2},\d{3}/.test(groups) ? ('lakh' as const) : ('thousand' as const)
  return { code, symbol, minorDigits: Math.min(4, digits), grouping }
}

/** Parses typed codes: `EN,HI`. Throws a sentence about the first one that the platform does not support. */
export function languagesOf(text: string): LanguageCode[] {
  const codes = text.split(',').map((code) => code.trim().toUpperCase())
  const unknown = codes.find((code) => !isLanguageCode(code))
  if (unknown !== undefined)
    throw new Refusal(`"${unknown}" is no language of the platform: expected some of ${languageCodes.join(', ')}.`)
  return [...new Set(codes.filter(isLanguageCode))]
}
