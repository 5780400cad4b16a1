import path from 'node:path'
import type { Banner } from '@boardwalk/api-client/contract'
import { type LoadedBrand, loadBrand } from '@boardwalk/brand-kit/node'
import type { Deps } from '../deps.ts'
import { deterministicId } from '../seed/deterministic-id.ts'
import { openCampaignCache } from './campaign-cache.ts'

/** Banners that a merchant's running campaigns put before its own, and a key that changes with them. */
export type CampaignBanners = { list: Banner[]; key: string }

/** Reads a brand's campaigns on first use, because a gateway of many brands may never need some. */
export function campaignBannersOf(deps: Pick<Deps, 'clock' | 'log' | 'merchants'> & { config: { root: string } }) {
  const campaigns = openCampaignCache(deps)
  const brands = new Map<string, LoadedBrand>()
  const brandOf = (brandId: string) => {
    const known = brands.get(brandId) ?? loadBrand(path.join(deps.config.root, 'brands', brandId))
    brands.set(brandId, known)
    return known
  }
  return (merchantCode: string, group?: string): CampaignBanners => {
    const merchant = deps.merchants.byCode(merchantCode)
    if (!merchant) return { list: [], key: '' }
    const { banners, key } = campaigns(brandOf(merchant.brandId))
    return { list: banners.filter((banner) => !group || banner.group === group).map(toWire), key }
  }
}

const toWire = ({ id, group, image, link }: { id: string; group: string; image: string; link: string | null }) => ({
  // The contract identifies a banner by a UUID, and a campaign's banner has no row with one.
  bannerId: deterministicId(`campaign banner ${id}`),
  groupName: group,
  url: image,
  linkageType: link === null ? null : link.startsWith('/') ? 'ROUTE' : 'URL',
  linkageValue: link,
})
