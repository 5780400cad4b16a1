import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLanguageCode, type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'

export { fill } from '@boardwalk/i18n/codes'

const locales = path.resolve(import.meta.dirname, '../../../../locales')

/** A text in every language of the platform. */
export type EveryLanguage = Record<LanguageCode, string>

/** Groups of a file, and the keys of each. */
export type TextKeys = Readonly<Record<string, readonly string[]>>
export type TextsOf<Keys extends TextKeys> = { [Group in keyof Keys]: Record<Keys[Group][number], string> }

type Found = Partial<Record<string, Partial<Record<string, unknown>>>>

const keysOf = (groups: TextKeys) =>
  Object.entries(groups).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`))

/** The mistakes in one language's file: the name of every text that it lacks, and of every text without a use. */
export function wrongTexts(found: Found, keys: TextKeys): string[] {
  const wanted = new Set<string>(keysOf(keys))
  const texts = Object.entries(found).flatMap(([group, own = {}]) =>
    Object.entries(own).map(([key, text]) => [`${group}.${key}`, text] as const),
  )
  const present = new Set<string>(
    texts.filter(([, text]) => typeof text === 'string' && text !== '').map(([key]) => key),
  )
  return [
    ...[...wanted].filter((key) => !present.has(key)).map((key) => `no text for ${key}`),
    ...texts.filter(([key]) => !wanted.has(key)).map(([key]) => `no use for ${key}`),
  ]
}

function readTexts(code: LanguageCode, name: string, keys: TextKeys) {
  const file = `${languages[code].bcp47}/gateway/${name}.json`
  const place = path.join(locales, file)
  const found = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Found) : {}
  return { code, found, wrong: wrongTexts(found, keys).map((each) => `locales/${file}: ${each}`) }
}

/**
 * `locales/<language>/gateway/<name>.json` in every language, read at start: a language without a text stops the gateway
 * instead of falling back to English. Throws with the name of each missing text.
 */
export function textFile<const Keys extends TextKeys>(name: string, keys: Keys) {
  const read = languageCodes.map((code) => readTexts(code, name, keys))
  const wrong = read.flatMap((each) => each.wrong)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const texts = Object.fromEntries(read.map(({ code, found }) => [code, found])) as Record<LanguageCode, TextsOf<Keys>>
  /** One text in every language. */
  const everywhere = (pick: (texts: TextsOf<Keys>) => string): EveryLanguage =>
    Object.fromEntries(languageCodes.map((code) => [code, pick(texts[code])])) as EveryLanguage
  return {
    everywhere,
    /** All texts of a language; English for a language outside the platform's table. */
    in: (language: string): TextsOf<Keys> => texts[isLanguageCode(language) ? language : 'EN'],
    /** The texts of one group, each in every language. */
    group: <Group extends keyof Keys>(group: Group): Record<Keys[Group][number], EveryLanguage> =>
      Object.fromEntries(
        (keys[group] ?? []).map((key: Keys[Group][number]) => [key, everywhere((all) => all[group][key])]),
      ) as Record<Keys[Group][number], EveryLanguage>,
  }
}
