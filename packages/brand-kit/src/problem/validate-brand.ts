import * as v from 'valibot'
import { type Brand, brandSchema } from '../brand.ts'
import { type TokensFile, tokensSchema } from '../tokens/tokens-file.ts'
import { type Problem, problemsOf } from './problems.ts'

export type Validated<T> = { value: T; problems: Problem[] } | { value: null; problems: Problem[] }

/**
 * A complete brand (all layers merged), or all of its mistakes. Mistakes on disk, such as missing pictures, are found
 * where brands are loaded.
 */
export function validateBrand(json: unknown, file = 'brand.json'): Validated<Brand> {
  const result = validate(brandSchema, json, file)
  if (result.value === null) return result
  const problems = checkLanguages(file, result.value)
  return problems.length > 0 ? { value: null, problems } : result
}

/** A complete `tokens.json`; contrast is the business of `audit`. */
export const validateTokens = (json: unknown, file = 'tokens.json'): Validated<TokensFile> =>
  validate(tokensSchema, json, file)

export function validate<T extends v.GenericSchema>(
  schema: T,
  json: unknown,
  file: string,
): Validated<v.InferOutput<T>> {
  const result = v.safeParse(schema, json)
  return result.success
    ? { value: result.output, problems: [] }
    : { value: null, problems: problemsOf(file, result.issues) }
}

/** The region's languages are offered, and the brand introduces itself in each of them. */
export function checkLanguages(
  file: string,
  brand: Pick<Brand, 'regionLanguages' | 'switcherLanguages' | 'tagline' | 'description' | 'legal'>,
): Problem[] {
  const unoffered = brand.regionLanguages
    .filter((code) => !brand.switcherLanguages.includes(code))
    .map((code) => ({
      file,
      key: 'switcherLanguages',
      expected: `the region's language ${code}`,
      found: brand.switcherLanguages.join(', '),
    }))
  const untranslated = brand.regionLanguages
    .flatMap((code) => sentences(brand).map(({ key, text }) => ({ key, code, text })))
    .filter(({ text, code }) => !text[code])
    .map(({ key, code }) => ({
      file,
      key: `${key}.${code}`,
      expected: "a sentence in the region's language",
      found: 'nothing',
    }))
  return [...unoffered, ...untranslated]
}

/** Texts that a brand writes about itself, by key. */
export const sentences = ({ tagline, description, legal }: Pick<Brand, 'tagline' | 'description' | 'legal'>) => [
  { key: 'tagline', text: tagline },
  { key: 'description', text: description },
  { key: 'legal.operator', text: legal.operator },
]
