import { fakeId, fakes } from '@boardwalk/api-client/fakes'
import type { StoryOptions } from '@boardwalk/shell/testing/live'
import type { CampaignBannerView } from '../kit.ts'

/** The gateway's answer while campaigns run: their banners, then the brand's own. */
export function bannerAnswers(
  brandId: string,
  banners: readonly CampaignBannerView[],
): NonNullable<StoryOptions['answers']> {
  if (banners.length === 0) return {}
  return {
    siteBanners: (input) => {
      const group = input.group ?? 'w_home'
      const [one] = fakes.siteBanners(input).list
      if (!one) return { list: [] }
      const own = { ...one, groupName: group, url: `/brands/${brandId}/banners/${group}.svg` }
      const wanted = banners.filter((banner) => banner.group === group)
      return {
        list: [
          ...wanted.map(({ image, link }, n) => toWire({ ...own, bannerId: fakeId(n + 2), url: image }, link)),
          own,
        ],
      }
    },
  }
}

const toWire = <T extends object>(banner: T, link: string | null) => ({
  ...banner,
  linkageType: link === null ? null : link.startsWith('/') ? 'ROUTE' : 'URL',
  linkageValue: link,
})
