import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, brandSchema } from './brand.ts'
import { checkBrand, checkTogether } from './load/cross-checks.ts'
import { brandFolder, brandFolders } from './load/places.ts'
import { BrandError, type Problem } from './load/problems.ts'
import { readJson } from './load/read.ts'
import { audit } from './tokens/audit.ts'
import { toCss } from './tokens/css.ts'
import type { Tokens } from './tokens/names.ts'
import { resolveTokens } from './tokens/resolve.ts'
import { tokensSchema } from './tokens/tokens-file.ts'

export { type Brand, brandSchema } from './brand.ts'
export { brandsFolder } from './load/places.ts'
export { BrandError, type Problem } from './load/problems.ts'
export { manifest, type WebManifest } from './manifest.ts'
export { audit, type Finding } from './tokens/audit.ts'
export { toCss } from './tokens/css.ts'
export type { Theme, Tokens } from './tokens/names.ts'

export type LoadedBrand = {
  /** Absolute path of `brands/<country>`. */
  folder: string
  brand: Brand
  /** Every token as CSS text, light and dark. */
  tokens: Tokens
  /** Custom properties of the brand, both themes. */
  css: string
}

/**
 * A brand by country (folder below `brands`) or absolute folder. Throws one `BrandError` that lists every mistake:
 * file, key, what was expected, what was found.
 */
export function loadBrand(countryOrFolder: string): LoadedBrand {
  const { loaded, problems } = load(brandFolder(countryOrFolder))
  if (loaded === null) throw new BrandError(problems)
  return loaded
}

/** All brands in alphabetical order of their folders; also refuses brands that could not be told apart. */
export function loadBrands(folder?: string): LoadedBrand[] {
  const results = brandFolders(folder).map(load)
  const brands = results.flatMap(({ loaded }) => loaded ?? [])
  const problems = [...results.flatMap((result) => result.problems), ...checkTogether(brands)]
  if (problems.length > 0) throw new BrandError(problems)
  return brands
}

function load(folder: string): { loaded: LoadedBrand | null; problems: Problem[] } {
  const brand = readJson(join(folder, 'brand.json'), brandSchema)
  const file = readJson(join(folder, 'tokens.json'), tokensSchema)
  const problems = [...brand.problems, ...file.problems, ...(brand.value ? checkBrand(folder, brand.value) : [])]
  if (brand.value === null || file.value === null) return { loaded: null, problems }
  const tokens = resolveTokens(file.value, motifOf(folder, brand.value))
  const all = [...problems, ...tooFaint(folder, tokens)]
  if (all.length > 0) return { loaded: null, problems: all }
  return { loaded: { folder, brand: brand.value, tokens, css: toCss(brand.value.id, tokens) }, problems }
}

/** A missing file is already a problem of its own. */
function motifOf(folder: string, { motif }: Brand): string {
  const file = join(folder, 'assets', motif)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const tooFaint = (folder: string, tokens: Tokens): Problem[] =>
  audit(tokens).map(({ theme, foreground, background, ratio, needed }) => ({
    file: join(folder, 'tokens.json'),
    key: `semantic.${theme}.${foreground}`,
    expected: `a contrast of ${needed} on ${background}`,
    found: ratio.toFixed(2),
  }))
