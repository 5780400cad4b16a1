import type { LoadedBrand } from '../load/inspect.ts'
import { BrandError } from '../load/problems.ts'
import { checkMotifs } from './motifs.ts'
import { checkPhotos } from './pictures.ts'
import { checkSigns } from './signs.ts'

/** Throws one `BrandError` for what only pixels tell: signs that their ground hides, motifs that hide writing, photographs that cannot be sent. */
export async function refusePictures(brands: readonly LoadedBrand[]): Promise<void> {
  const checks = [checkSigns, checkMotifs, checkPhotos]
  const found = await Promise.all(brands.flatMap((brand) => checks.map((check) => check(brand))))
  if (found.flat().length > 0) throw new BrandError(found.flat())
}
