import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'

/** Letters of the two languages without Latin script. The taka sign belongs to the Bengali script but is no letter. */
const scripts: Partial<Record<LanguageCode, RegExp>> = {
  BN: /(?=\p{L})\p{Script=Bengali}/u,
  HI: /(?=\p{L})\p{Script=Devanagari}/u,
}
/** A key without a text, or a placeholder without a value. */
const unfilled = /^[a-z][\w-]*(?::\w+)?(?:\.\w+)+$|\{\w+\}/

const inEach = <T>(make: (code: LanguageCode) => T) =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, T>

const entriesOf = (tree: object, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value as object, `${prefix}${key}.`),
  )

/** Texts of the storefront in a language, by key. */
function localeTexts(code: LanguageCode): Map<string, string> {
  const folder = path.resolve(import.meta.dirname, '../../../../locales', languages[code].bcp47)
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object
  const files = globSync('*.json', { cwd: folder })
  return new Map(files.flatMap((file) => entriesOf(read(file), `${path.basename(file, '.json')}:`)))
}

export const textsByKey = inEach(localeTexts)

const brands = loadBrands().map(({ brand }) => brand)

/** Sentences of the brands about themselves, which are not in `locales/`. */
export const ownSentences = inEach((code) =>
  brands.flatMap(({ tagline, description, legal }) =>
    [tagline, description, legal.operator].flatMap((sentence) => sentence[code] ?? []),
  ),
)
const texts = inEach((code) => new Set([...textsByKey[code].values(), ...ownSentences[code]]))

/** Every brand in every language that it offers. */
export const brandLanguages = brands.flatMap(({ id, regionLanguages, switcherLanguages }) =>
  [...new Set([...regionLanguages, ...switcherLanguages])].map((language) => [id, language] as const),
)

/** Whether a text belongs to another language, or lacks the letters of this one. */
export function isForeign(text: string, language: LanguageCode): boolean {
  const isOther = (code: LanguageCode) => texts[code].has(text) || (scripts[code]?.test(text) ?? false)
  const others = languageCodes.filter((code) => code !== language)
  return others.some(isOther) || scripts[language]?.test(text) === false
}

/** Whether a text on a page is a bare key, lacks a value, or is foreign without being a name. */
export const isWrong = (text: string, language: LanguageCode, names: RegExp): boolean =>
  unfilled.test(text) || (!texts[language].has(text) && !names.test(text) && isForeign(text, language))
