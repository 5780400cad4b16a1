import { basename } from 'node:path'
import { tryBrand } from '../load/load-brand.ts'
import { brandFolder, brandFolders } from '../load/places.ts'
import { BrandError } from '../load/problems.ts'
import { drawBanners } from './banners.ts'
import { drawPictures } from './pictures.ts'

function drawBrand(folder: string): void {
  // Pictures may be missing: this draws them.
  const { loaded, problems } = tryBrand(folder)
  if (loaded === null) throw new BrandError(problems)
  const { brand, tokens } = loaded
  const banners = drawBanners(folder, brand, tokens)
  const pictures = drawPictures(folder, brand, tokens)
  const kept = banners.filter(({ isKept }) => isKept).map((banner) => basename(banner.file))
  console.log(`${brand.name}: drew ${pictures.join(', ')} and ${banners.length - kept.length} banners`)
  if (kept.length > 0) console.log(`  left as they are, because somebody else drew them: ${kept.join(', ')}`)
}

/**
 * `pnpm --filter @boardwalk/brand-kit art [brand …]`: draws what follows from a brand's tokens, logo and motif: its
 * banners and the PNG files of `assets/`.
 */
const brands = process.argv.slice(2)
for (const folder of brands.length > 0 ? brands.map(brandFolder) : brandFolders()) drawBrand(folder)
