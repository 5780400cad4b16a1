import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../brand.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { bannerBudget, isPhoto } from '../picture/names.ts'
import type { Problem } from '../problem/problems.ts'
import { hasPhoto } from './banner-photos.ts'
import { judgeAsset, sizeText } from './judge-asset.ts'
import { bannerSize, logoAssets, type RequiredAsset, requiredAssets } from './required-assets.ts'

/** Every required picture: there, readable, of its stated size, and light enough. Banners in pixels: `checkPhotos`. */
export const checkAssets = (folder: string, brand: Brand): Problem[] =>
  requiredAssets(brand)
    .filter(({ group }) => group === undefined || !hasPhoto(folder, group))
    .flatMap((asset) => checkAsset(folder, asset))

/** Drawings that campaigns bring: banners of the size that their group shows, logos of the size of a logo. */
export const checkCampaignPictures = (folder: string, campaigns: readonly Campaign[]): Problem[] =>
  campaigns.flatMap((campaign) =>
    [...bannersOf(campaign), ...logoAssets(campaign.assets ?? {})]
      .map((asset) => ({ ...asset, key: `campaigns.${campaign.name}.${asset.key}` }))
      .flatMap((asset) => checkAsset(folder, asset)),
  )

const bannersOf = ({ banners = {} }: Campaign): RequiredAsset[] =>
  Object.entries(banners).flatMap(([group, list]) =>
    (list ?? []).flatMap(({ image }, index) =>
      isPhoto(image)
        ? []
        : [{ file: image, key: `banners.${group}.${index}`, size: bannerSize(group), maxBytes: bannerBudget }],
    ),
  )

function checkAsset(folder: string, asset: RequiredAsset): Problem[] {
  const { file, key, size } = asset
  const path = join(folder, 'assets', file)
  const missing = (found: string) => [{ file: path, key, expected: `a picture of ${sizeText(size)}`, found }]
  if (!existsSync(path)) return missing('nothing')
  if (!statSync(path).isFile()) return missing('no file')
  return judgeAsset(path, readFileSync(path), asset)
}
