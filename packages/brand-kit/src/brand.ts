import { type LanguageCode, languageCodes } from '@boardwalk/i18n/codes'
import * as v from 'valibot'
import { bannerGroups, featureKeys, homeSections, navigationIds, platformPorts, socialNetworks } from './brand-lists.ts'

const text = v.pipe(
  v.string(),
  v.nonEmpty('some text'),
  // The rule above reports an empty text.
  v.check((value) => value === '' || value.trim() !== '', 'some text'),
)
const matching = (regex: RegExp, expected: string) => v.pipe(v.string(), v.regex(regex, expected))
const count = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const noTwice = <T extends v.GenericSchema<string>>(item: T) =>
  v.pipe(
    v.array(item),
    v.nonEmpty('at least one entry'),
    v.check((list) => new Set(list).size === list.length, 'every entry once'),
  )

const language = v.picklist(languageCodes)
const languages = v.pipe(
  v.tupleWithRest([language], language),
  v.check((list) => new Set(list).size === list.length, 'every language once'),
)

const atMost = (max: number) => v.pipe(text, v.maxLength(max, `at most ${max} signs`))

/** A sentence in several languages. English is required and replaces a missing one. */
const localised = (max: number) => {
  const sentence = atMost(max)
  return v.strictObject(
    Object.fromEntries(languageCodes.map((code) => [code, code === 'EN' ? sentence : v.optional(sentence)])) as {
      [Code in LanguageCode]: Code extends 'EN' ? typeof sentence : v.OptionalSchema<typeof sentence, undefined>
    },
  )
}

const assetFile = (ending: string) => matching(new RegExp(`^[a-z0-9-]+\\.${ending}$`), `a .${ending} file in assets/`)

const currency = v.strictObject({
  /** Opaque code of the ledger, not always ISO 4217. */
  code: matching(/^[A-Z]{3,5}$/, 'a code of 3 to 5 capitals'),
  symbol: text,
  minorDigits: count(0, 4),
  grouping: v.picklist(['thousand', 'lakh']),
})

const legal = v.strictObject({
  /** A property of the build, not a switch (design §1). */
  playMoney: v.literal(true),
  /** Null: there is no gaming licence. */
  licence: v.nullable(v.strictObject({ authority: text, number: text })),
  operator: localised(400),
  copyrightSince: count(2000, 2100),
  /** Whether the terms box at registration starts checked. */
  agreementChecked: v.boolean(),
})

const assets = v.strictObject({
  /** Drawn for the header in light and in dark, in any colour of the brand. */
  logo: assetFile('svg'),
  logoDark: assetFile('svg'),
  mark: assetFile('svg'),
  favicon: assetFile('svg'),
  touchIcon: assetFile('png'),
  icon192: assetFile('png'),
  icon512: assetFile('png'),
  share: assetFile('png'),
})

const freePort = `a port that is not ${Object.entries(platformPorts)
  .map(([port, owner]) => `${owner}'s ${port}`)
  .join(' or ')}`

/** Everything a brand is, as data (design §6). Strict: an unknown key is a mistake. */
export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Folder below `brands/` and `apps/`, and the value of `data-brand`. */
  id: matching(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
  /** Folder below `brands/layers/regions`: the country's facts that the brand starts from. */
  region: matching(/^[a-z]{2}$/, 'a region: the two letters of a folder in layers/regions'),
  name: atMost(24),
  /** How the name is written in languages of another script. Logos keep the one above. */
  names: v.optional(v.strictObject(v.entriesFromList(languageCodes, v.optional(atMost(24))))),
  /** One line above the first slide. */
  tagline: localised(60),
  description: localised(200),
  merchantCode: matching(/^[a-z0-9]{3,20}$/, '3 to 20 lower-case letters and digits'),
  hosts: noTwice(matching(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a host name without scheme and port')),
  /** Port of the brand's own listener when everything runs on one machine. */
  port: v.optional(
    v.pipe(
      count(1, 65535),
      v.check((port) => !(port in platformPorts), freePort),
    ),
  ),
  country: matching(/^[A-Z]{2}$/, 'an ISO 3166 code of two capitals'),
  countryName: text,
  currency,
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'a time zone such as Asia/Manila')),
  /** The first is the brand's default. */
  regionLanguages: languages,
  switcherLanguages: languages,
  diallingCode: matching(/^[1-9]\d{0,3}$/, 'digits of the dialling code without +'),
  /** Account types that count as agents; 4 is trial and never an agent (design §11, 1). */
  agentTypes: noTwiceNumber([1, 2, 41, 42]),
  minimumAge: count(18, 25),
  legal,
  navigation: noTwice(v.picklist(navigationIds)),
  home: noTwice(v.picklist(homeSections)),
  jackpot: v.picklist(['ticker', 'pool', 'off']),
  features: v.strictObject(v.entriesFromList(featureKeys, v.boolean())),
  bannerGroups: noTwice(v.picklist(bannerGroups)),
  socials: v.strictObject(v.entriesFromList(socialNetworks, v.optional(webAddress()))),
  /** Hours are a promise: a brand without a team that reads messages names none. */
  support: v.strictObject({ email: v.pipe(v.string(), v.email('an e-mail address')), hours: v.optional(text) }),
  /** Independent help for people whose play does them harm. */
  helpline: v.strictObject({ name: text, url: webAddress() }),
  /** File in `assets/` that fills the token `image-motif`. */
  motif: assetFile('svg'),
  assets,
})

export type Brand = v.InferOutput<typeof brandSchema> & {
  /** The country's name by language code, added by the build: in a browser, the first name costs 20 ms of work. */
  countryNames?: Partial<Record<string, string>>
}

function webAddress() {
  return v.pipe(v.string(), v.url('a web address'), v.startsWith('https://', 'an address that starts with https://'))
}

function noTwiceNumber<const T extends number>(allowed: readonly T[]) {
  return v.pipe(
    v.array(v.picklist(allowed)),
    v.check((list) => new Set(list).size === list.length, 'every entry once'),
  )
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
