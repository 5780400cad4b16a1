import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type BannerWidth, bannerWidths, isBannerPhoto } from '../picture/names.ts'
import { encodeBanner, type SentKind, sentKinds } from './encode.ts'

/** Names a source by its content: another picture has another address, so that one address never changes. */
export const stampOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** File of a size below `sized/`, in a static build as in an address. */
export const sizedFile = (stamp: string, width: BannerWidth, kind: SentKind): string => `${stamp}-${width}.${kind}`

const addressOf = (brandId: string, stamp: string, width: BannerWidth) =>
  `/brands/${brandId}/sized/${sizedFile(stamp, width, 'webp')}`

/** Addresses of a banner in pixels: one for every browser, and all widths to choose from. */
export const sizedAddresses = (brandId: string, stamp: string) => ({
  url: addressOf(brandId, stamp, 1280),
  srcset: bannerWidths.map((width) => `${addressOf(brandId, stamp, width)} ${width}w`).join(', '),
})

/** Sources in pixels below a brand's `assets/`, by their path there. */
export const sourcesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: join(folder, 'assets') })
    .map((file) => file.split(sep).join('/'))
    .filter(isBannerPhoto)
    .sort()

/** Writes every size of every raster banner into `target`; returns the number of files. */
export async function writeSized(folder: string, target: string): Promise<number> {
  const sources = sourcesIn(folder).map((file) => readFileSync(join(folder, 'assets', file)))
  if (sources.length > 0) await mkdir(target, { recursive: true })
  for (const bytes of sources) {
    for (const width of bannerWidths) {
      for (const kind of sentKinds) {
        await writeFile(join(target, sizedFile(stampOf(bytes), width, kind)), await encodeBanner(bytes, width, kind))
      }
    }
  }
  return sources.length * bannerWidths.length * sentKinds.length
}
