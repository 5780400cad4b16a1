import { bannerAddress } from '../art/brand-banners.ts'
import type { banners } from '../db/schema/site.ts'
import type { Merchant } from '../permission/merchants.ts'
import { deterministicId } from './deterministic-id.ts'

/** `picture`: a picture that the gateway draws, in addition to the brand's. */
type Seed = Pick<typeof banners.$inferInsert, 'audience' | 'sort'> & {
  group: string
  picture?: string
  link?: [type: string, value: string]
}

/**
 * The brand's picture for every group of the specification; on the home page, two more after it. Only visitors see
 * the banner for registration.
 */
const seeds: readonly Seed[] = [
  { group: 'w_home', link: ['ROUTE', '/register'], audience: ['VISITOR'] },
  { group: 'w_home', picture: 'slots', link: ['ROUTE', '/rng'] },
  { group: 'w_home', picture: 'fair', link: ['ROUTE', '/help'] },
  ...[
    ...['w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion'],
    ...['w_shop', 'w_help', 'w_login', 'w_reg', 'w_topup_3'],
  ].map((group) => ({ group })),
  { group: 'w_home', link: ['ROUTE', '/promotions'], audience: ['MEMBER', 'AGENT'], sort: 10 },
]

export const bannerRows = (merchant: Merchant): (typeof banners.$inferInsert)[] =>
  seeds.map(({ group, picture, link, audience = [], sort }, index) => ({
    id: deterministicId(`banner ${merchant.code} ${group} ${picture ?? 'own'}`, index),
    merchant: merchant.code,
    groupName: group,
    image: picture ? `/art/banner/${merchant.brandId}/${picture}.svg` : bannerAddress(merchant.brandId, group),
    linkageType: link?.[0] ?? null,
    linkageValue: link?.[1] ?? null,
    audience,
    sort: sort ?? (index + 1) * 10,
    isEnabled: true,
    startsAt: null,
    endsAt: null,
  }))
