import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../brand.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { bannerBudget, isPhoto } from '../picture/names.ts'
import type { Problem } from '../problem/problems.ts'
import { hasPhoto } from './banner-photos.ts'
import { imageSize } from './image-size.ts'
import { bannerSize, type RequiredAsset, requiredAssets, type Size } from './required-assets.ts'

type Asset = Omit<RequiredAsset, 'file'> & { file: string }

/** Every required picture: there, readable, of its stated size, and light enough. Banners in pixels: `checkPhotos`. */
export const checkAssets = (folder: string, brand: Brand): Problem[] =>
  requiredAssets(brand)
    .filter(({ group }) => group === undefined || !hasPhoto(folder, group))
    .flatMap((asset) => checkAsset(folder, asset))

/** Drawn banners that campaigns bring: of the size that their group shows. */
export const checkCampaignBanners = (folder: string, campaigns: readonly Campaign[]): Problem[] =>
  campaigns.flatMap(({ name, banners = {} }) =>
    Object.entries(banners).flatMap(([group, list]) =>
      (list ?? []).flatMap(({ image }, index) =>
        isPhoto(image)
          ? []
          : checkAsset(folder, {
              file: image,
              key: `campaigns.${name}.banners.${group}.${index}`,
              size: bannerSize(group),
              maxBytes: bannerBudget,
            }),
      ),
    ),
  )

function checkAsset(folder: string, { file, key, size, maxBytes }: Asset): Problem[] {
  const path = join(folder, 'assets', file)
  const wanted = `a picture of ${sizeText(size)}`
  if (!existsSync(path)) return [{ file: path, key, expected: wanted, found: 'nothing' }]
  if (!statSync(path).isFile()) return [{ file: path, key, expected: wanted, found: 'no file' }]
  const bytes = readFileSync(path)
  const measured = imageSize(file, bytes)
  const heavy =
    bytes.length > maxBytes ? [{ file: path, key, expected: `at most ${kB(maxBytes)}`, found: kB(bytes.length) }] : []
  if ('mistake' in measured) return [{ file: path, key, expected: wanted, found: measured.mistake }, ...heavy]
  const fits = within(measured.width, size.width) && within(measured.height, size.height)
  const found = `${measured.width} × ${measured.height}`
  return fits ? heavy : [{ file: path, key, expected: wanted, found }, ...heavy]
}

const within = (value: number, wanted: Size['width']) =>
  typeof wanted === 'number' ? value === wanted : wanted[0] <= value && value <= wanted[1]

const sizeText = ({ width, height }: Size) => `${sideText(width)} × ${sideText(height)}`
const sideText = (side: Size['width']) => (typeof side === 'number' ? `${side}` : `${side[0]}–${side[1]}`)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
