import type { LanguageCode } from '@boardwalk/i18n/codes'
import { languageCodes } from '@boardwalk/i18n/codes'
import type { BrandOptions } from './brand-options.ts'
import { homes } from './character.ts'
import { currencyOf } from './countries.ts'
import { sentencesOf } from './sentences.ts'
import { taglineOf } from './taglines.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Group = { [key: string]: Json }

/** Region facts as `layers/regions/<cc>/brand.json` states them. */
export function regionFile({ country, currency, timeZone, languages }: BrandOptions): Group {
  return {
    $schema: '../../../region.schema.json',
    country: country.code,
    countryName: country.name,
    currency: currencyFacts(currency, country.code),
    timeZone,
    regionLanguages: [...languages],
    switcherLanguages: switcherOf(languages),
    diallingCode: country.diallingCode,
  }
}

/** Languages that visitors can choose: the region's first. */
export const switcherOf = (first: readonly LanguageCode[]) => [...new Set([...first, ...languageCodes])]

/** A code outside ISO 4217, such as a brand's own units, is written unchanged. */
function currencyFacts(code: string, country: string): Group {
  const isIso = Intl.supportedValuesOf('currency').includes(code)
  return isIso ? currencyOf(code, country) : { code, symbol: code, minorDigits: 2, grouping: 'thousand' }
}

/** The brand's sentences, until its team writes better ones. */
export const wordsOf = ({ name, languages, colour, tagline }: BrandOptions) =>
  sentencesOf(name, languages, tagline === undefined ? taglineOf(name, colour) : { EN: tagline })

/** `brand.json` with only the brand's own values; `region` holds the country's values. */
export function brandFile(asked: BrandOptions, region: Group, year: number): Group {
  const { id, name, country, merchantCode, host, port } = asked
  const { tagline, description, operator } = wordsOf(asked)
  return {
    $schema: '../brand.schema.json',
    id,
    region: country.code.toLowerCase(),
    name,
    tagline,
    description,
    merchantCode,
    hosts: [...new Set([host, `${id}.localhost`])],
    port,
    ...differences(asked, region),
    home: [...homes[asked.character.home]],
    legal: { operator, copyrightSince: year },
    socials: {},
    support: { email: `help@${id}.example` },
  }
}

/** The values of this brand that differ from its country's. */
function differences({ currency, timeZone, languages, country }: BrandOptions, region: Group): Group {
  const own: Group = {}
  if ((region.currency as Group | undefined)?.code !== currency) own.currency = currencyFacts(currency, country.code)
  if (region.timeZone !== timeZone) own.timeZone = timeZone
  if (JSON.stringify(region.regionLanguages) !== JSON.stringify(languages)) {
    own.regionLanguages = [...languages]
    own.switcherLanguages = switcherOf(languages)
  }
  return own
}
