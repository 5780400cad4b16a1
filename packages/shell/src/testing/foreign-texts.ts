import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createReader } from '@boardwalk/boundaries/foreign-texts'
import { nameIn, offeredLanguages } from '@boardwalk/brand-kit'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { isFull, pairsInTurn, rotation } from '@boardwalk/vitest/matrix'

const entriesOf = (tree: object, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value as object, `${prefix}${key}.`),
  )

/** Texts of the storefront in a language, by key. */
export function textsByKey(code: LanguageCode): Map<string, string> {
  const folder = path.resolve(import.meta.dirname, '../../../../locales', languages[code].bcp47)
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object
  const files = globSync('*.json', { cwd: folder })
  return new Map(files.flatMap((file) => entriesOf(read(file), `${path.basename(file, '.json')}:`)))
}

const brands = loadBrands().map(({ brand }) => brand)

/** Sentences of the brands about themselves, which are not in `locales/`. */
export const ownSentences = (code: LanguageCode): string[] =>
  brands.flatMap(({ tagline, description, legal }) =>
    [tagline, description, legal.operator].flatMap((sentence) => sentence[code] ?? []),
  )

const offered = brands.flatMap((brand) => offeredLanguages(brand).map((language) => [brand.id, language] as const))

/** Brands with languages that they offer: each language in one of its brands, which take turns. */
export const brandLanguages = isFull ? offered : pairsInTurn(offered, rotation)

const properNames = [
  ...brands.flatMap((brand) => [brand.name, ...languageCodes.map((code) => nameIn(brand, code))]),
  ...Object.values(languages).map(({ name }) => name),
]

/** Finds texts outside a language, bare keys, unfilled placeholders and forbidden words, with the reason for each. */
export const readerOf = (code: LanguageCode) => createReader(languages[code].bcp47, properNames)
