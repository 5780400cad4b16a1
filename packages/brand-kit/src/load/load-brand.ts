import type { Problem } from '../problem/problems.ts'
import { inspectBrand, type LoadedBrand } from './inspect.ts'
import { brandFolders } from './places.ts'
import { BrandError } from './problems.ts'

/**
 * A brand by country (folder below `brands`) or absolute folder. Throws one `BrandError` that lists every mistake with
 * its file, key, expected and found value.
 */
export function loadBrand(countryOrFolder: string): LoadedBrand {
  const { loaded, problems } = tryBrand(countryOrFolder)
  if (loaded === null || problems.length > 0) throw new BrandError(problems)
  return loaded
}

/** All brands in alphabetical order of their folders. */
export function loadBrands(folder?: string): LoadedBrand[] {
  const results = brandFolders(folder).map(tryBrand)
  const brands = results.flatMap(({ loaded }) => loaded ?? [])
  const problems = results.flatMap((result) => result.problems)
  if (problems.length > 0) throw new BrandError(problems)
  return brands
}

/**
 * As `loadBrand`, but returns the mistakes. `loaded` is set as soon as the files themselves are right, even while
 * pictures are missing, a pair has too little contrast or a campaign is refused.
 */
export function tryBrand(countryOrFolder: string): { loaded: LoadedBrand | null; problems: Problem[] } {
  const { made, isSound, problems } = inspectBrand(countryOrFolder)
  const { schema, pictures, contrast, campaigns } = problems
  return { loaded: isSound ? made : null, problems: [...schema, ...pictures, ...contrast, ...campaigns] }
}
