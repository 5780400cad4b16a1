import type { LoadedBrand } from '../load/inspect.ts'
import { BrandError } from '../load/problems.ts'
import { checkPhotos } from './pictures.ts'
import { checkSigns } from './signs.ts'

/** Throws one `BrandError` for what only pixels tell: signs that their ground hides, photographs that cannot be sent. */
export async function refusePictures(brands: readonly LoadedBrand[]): Promise<void> {
  const found = await Promise.all(
    brands.map(async (brand) => [...(await checkSigns(brand)), ...(await checkPhotos(brand))]),
  )
  if (found.flat().length > 0) throw new BrandError(found.flat())
}
