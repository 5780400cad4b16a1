import { basename } from 'node:path'
import { findChromium } from '@boardwalk/run/chromium'
import { chosenBrands, readArguments } from './brand-arguments.ts'
import { runCommand } from './refusal.ts'

const usage = `pnpm --filter @boardwalk/cli art [brand …]

  draws banners and icons of these brands, of all without a name, and takes out
  what a camera wrote into a banner (place, time, device)`

/**
 * `pnpm --filter @boardwalk/cli art [brand …]`: draws a brand's banners and the PNG files of `assets/` from its
 * tokens, logo and motif.
 */
await runCommand(async () => {
  const folders = chosenBrands(readArguments(usage, 'any', {}).words)
  const browser = findChromium(process.env)
  for (const folder of folders) await drawBrand(folder, browser)
  return 0
})

async function drawBrand(folder: string, browser: string): Promise<void> {
  // Loaded late, so that help and refusals are answered at once.
  const [{ BrandError, tryBrand }, { forgetCamera }, { drawBanners, drawPictures }] = await Promise.all([
    import('@boardwalk/brand-kit/node'),
    import('@boardwalk/brand-kit/raster'),
    import('@boardwalk/brand-kit/render'),
  ])
  // Pictures may be missing: this draws them.
  const { loaded, problems } = tryBrand(folder)
  if (loaded === null) throw new BrandError(problems)
  const { brand, tokens } = loaded
  const banners = drawBanners(folder, brand, tokens)
  const pictures = drawPictures(folder, brand, tokens, browser)
  const kept = banners.filter(({ isKept }) => isKept).map((banner) => basename(banner.file))
  console.log(`${brand.name}: drew ${pictures.join(', ')} and ${banners.length - kept.length} banners`)
  if (kept.length > 0) console.log(`  left as they are, because they were drawn by hand: ${kept.join(', ')}`)
  const cleaned = await forgetCamera(folder)
  if (cleaned.length > 0) console.log(`  took the camera's data out of ${cleaned.join(', ')}`)
}
