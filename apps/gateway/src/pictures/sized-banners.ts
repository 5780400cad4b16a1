import type { Banner } from '@boardwalk/api-client/contract'
import { sizedAddresses } from '@boardwalk/brand-kit/raster'
import { type PhotoSources, photoSources } from './photo-sources.ts'

/** Banners as sent: a raster banner has the addresses of its sizes. */
export function sizedBanners(deps: Parameters<typeof photoSources>[0]): (list: readonly Banner[]) => Promise<Banner[]> {
  const sources = photoSources(deps)
  return (list) => Promise.all(list.map((banner) => sized(sources, banner)))
}

async function sized(sources: PhotoSources, banner: Banner): Promise<Banner> {
  const found = await sources.stampFor(banner.url, banner.groupName)
  return found === null ? banner : { ...banner, ...sizedAddresses(found.brandId, found.stamp) }
}
