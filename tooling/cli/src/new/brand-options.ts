import { isZoneOf } from '@boardwalk/brand-kit/node'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { Refusal } from '../refusal.ts'
import { type Character, characterOf, presets } from './character.ts'
import { type Country, countryOf, isTimeZone, languagesOf, settled } from './countries.ts'
import { type Given, usage } from './flags.ts'
import { colourOf, type Seed } from './seeds.ts'
import type { Taken } from './taken.ts'

/** Everything that is decided about a brand before it is made. */
export type BrandOptions = {
  id: string
  name: string
  country: Country
  colour: Seed
  accent: Seed | undefined
  highlight: Seed | undefined
  merchantCode: string
  host: string
  port: number
  languages: LanguageCode[]
  currency: string
  timeZone: string
  character: Character
  /** English; undefined: one derived from name and colour. */
  tagline: string | undefined
}

const matching = (flag: string, value: string, pattern: RegExp, expected: string) => {
  if (!pattern.test(value)) throw new Refusal(`--${flag}: expected ${expected}, found "${value}".`)
  return value
}

/** One of the presets of a flag. */
function choice<F extends keyof typeof presets>(flag: F, value: string): Character[F] {
  const names: readonly string[] = presets[flag]
  if (!names.includes(value)) throw new Refusal(`--${flag}: expected one of ${names.join(', ')}, found "${value}".`)
  return value as Character[F]
}

const free = (flag: string, value: string, owner: string | undefined) => {
  if (owner !== undefined) throw new Refusal(`--${flag}: "${value}" is taken by ${owner}.`)
  return value
}

/** Whether a name has anything to show: joiners and marks alone do not. */
const isSeen = (name: string) => /[\p{L}\p{N}\p{S}]/u.test(name)

/** A country and the settings of its region file in this clone. */
export const placeOf = (text: string, taken: Taken): Country => {
  const country = countryOf(text)
  return settled(country, taken.regions.get(country.code))
}

/** One reader per option, so that a question can be repeated until its answer is valid. */
export const readers = {
  id: (value: string, taken: Taken) =>
    free(
      'id',
      matching(
        'id',
        value,
        /^(?=.{1,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
        'lower-case letters, digits and hyphens, a letter first, 40 at most',
      ),
      taken.ids.get(value),
    ),
  name: (value: string) => {
    const name = value.trim().replaceAll(/\s+/g, ' ')
    if (!isSeen(name) || [...name].length > 24 || /[\p{Cc}<>{}\u202A-\u202E\u2066-\u2069]/u.test(name))
      throw new Refusal(`--name: expected 1 to 24 signs without < > { }, found "${value}".`)
    return name
  },
  country: (value: string, taken: Taken) => placeOf(value, taken),
  colour: (value: string) => colourOf(value),
  merchant: (value: string, taken: Taken) =>
    free(
      'merchant',
      matching('merchant', value, /^[a-z0-9]{3,20}$/, '3 to 20 lower-case letters and digits'),
      taken.merchants.get(value),
    ),
  host: (value: string, taken: Taken) =>
    free(
      'host',
      matching(
        'host',
        value,
        /^(?=.{1,253}$)(?!.*(?:^|\.)-)[a-z0-9-]+(\.[a-z0-9-]+)*$/,
        'a host name without scheme and port',
      ),
      taken.hosts.get(value),
    ),
  port: (value: string, taken: Taken) => {
    const port = Number(matching('port', value, /^\d{1,5}$/, 'a port between 1024 and 65535'))
    if (port < 1024 || port > 65_535)
      throw new Refusal(`--port: expected a port between 1024 and 65535, found "${value}".`)
    free('port', value, taken.ports.get(port))
    return port
  },
  languages: (value: string) => languagesOf(value),
  currency: (value: string) => matching('currency', value, /^[A-Z]{3,5}$/, 'a code of 3 to 5 capitals'),
  'time-zone': (value: string) => {
    if (!isTimeZone(value))
      throw new Refusal(`--time-zone: expected a time zone such as Asia/Kathmandu, found "${value}".`)
    return value
  },
  shape: (value: string) => choice('shape', value),
  density: (value: string) => choice('density', value),
  type: (value: string) => choice('type', value),
  motif: (value: string) => choice('motif', value),
  home: (value: string) => choice('home', value),
  tagline: (value: string) =>
    matching('tagline', value.trim(), /^[^<>{}\p{Cc}]{1,60}$/u, '1 to 60 signs without < > { }'),
}

const needed = ['id', 'name', 'country', 'colour', 'merchant'] as const

/** Flags as entered, with the values derived from them. Throws a sentence about the first missing or invalid one. */
export function toBrandOptions(given: Given, taken: Taken): BrandOptions {
  const missing = needed.filter((flag) => given[flag] === undefined)
  if (missing.length > 0) throw new Refusal(`Missing: ${missing.map((flag) => `--${flag}`).join(', ')}.\n\n${usage}`)
  const { id = '', name = '', country = '', colour = '', merchant = '' } = given
  const ownId = readers.id(id, taken)
  const place = readers.country(country, taken)
  const host = readers.host(given.host ?? defaultHost(place, ownId, taken), taken)
  const zone = given['time-zone'] ?? place.timeZones[0]
  if (zone === undefined) throw new Refusal(`--time-zone: no time zone of ${place.name} is known; name one.`)
  const own = { name: readers.name(name), colour: readers.colour(colour) }
  return {
    id: ownId,
    ...own,
    country: place,
    accent: given.accent === undefined ? undefined : readers.colour(given.accent),
    highlight: given.highlight === undefined ? undefined : readers.colour(given.highlight),
    merchantCode: readers.merchant(merchant, taken),
    host,
    port: given.port === undefined ? nextPort(taken) : readers.port(given.port, taken),
    languages: given.languages === undefined ? place.languages : readers.languages(given.languages),
    currency: readers.currency(given.currency ?? place.currency),
    timeZone: zoneIn(place, readers['time-zone'](zone)),
    character: chosen(given, characterOf(own.name, own.colour)),
    tagline: given.tagline === undefined ? undefined : readers.tagline(given.tagline),
  }
}

/** A brand's character from the flags; missing parts follow from name and colour. */
const chosen = (given: Given, derived: Character): Character => ({
  shape: given.shape === undefined ? derived.shape : readers.shape(given.shape),
  density: given.density === undefined ? derived.density : readers.density(given.density),
  type: given.type === undefined ? derived.type : readers.type(given.type),
  motif: given.motif === undefined ? derived.motif : readers.motif(given.motif),
  home: given.home === undefined ? derived.home : readers.home(given.home),
})

/** Periods close in this zone, so that one of another country would be a mistake. */
function zoneIn({ code, name, timeZones }: Country, zone: string): string {
  if (!isZoneOf(zone, code))
    throw new Refusal(
      `--time-zone: expected a time zone of ${name}, such as ${timeZones.slice(0, 3).join(', ')}, found "${zone}".`,
    )
  return zone
}

/** The country's short host while it is free, else the brand's. */
export const defaultHost = ({ code }: Country, id: string, taken: Taken): string => {
  const short = `${code.toLowerCase()}.localhost`
  return taken.hosts.has(short) ? `${id}.localhost` : short
}

/** Above the ports that are taken; the games' port is one of them. */
export function nextPort({ ports }: Taken): number {
  let port = 4001
  while (ports.has(port)) port += 1
  return port
}
