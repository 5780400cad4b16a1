import type { LoadedBrand } from '../load/inspect.ts'
import { BrandError } from '../load/problems.ts'
import type { Problem } from '../problem/problems.ts'
import { checkMotifs } from './motifs.ts'
import { checkPhotos } from './pictures.ts'
import { checkSigns } from './signs.ts'

type Check = (brand: LoadedBrand) => Promise<Problem[]>

const refuse =
  (...checks: Check[]) =>
  async (brands: readonly LoadedBrand[]): Promise<void> => {
    const found = await Promise.all(brands.flatMap((brand) => checks.map((check) => check(brand))))
    if (found.flat().length > 0) throw new BrandError(found.flat())
  }

/** Throws one `BrandError` for signs that their ground hides and motifs that hide writing; takes a moment. */
export const refuseDrawings = refuse(checkSigns, checkMotifs)

/** The same, and for photographs that cannot be sent; takes a second for each of them. */
export const refusePictures = refuse(checkSigns, checkMotifs, checkPhotos)
