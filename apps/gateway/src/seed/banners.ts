import type { banners } from '../db/schema/site.ts'
import type { Merchant } from '../permission/merchants.ts'
import { deterministicId } from './deterministic-id.ts'

type Seed = { group: string; picture: string; link?: [type: string, value: string] }

/** What a demo brand shows first; one without its own shows the general welcome. */
const emblems: Readonly<Record<string, string>> = { walogm: 'stars', '90jlbdtf1': 'lilies', '90jiliinf1': 'feathers' }

/** Home heads its page with tall pictures; everywhere else a banner is a strip above the page. */
const formatOf = (group: string) => (group === 'w_home' ? '' : 'strip/')

/** One or more pictures for every group of the specification; three on the home page. */
const picturesOf = (emblem: string): Seed[] => [
  { group: 'w_home', picture: emblem, link: ['ROUTE', '/register'] },
  { group: 'w_home', picture: 'slots', link: ['ROUTE', '/rng'] },
  { group: 'w_home', picture: 'fair', link: ['ROUTE', '/help'] },
  { group: 'w_rng', picture: 'slots' },
  { group: 'w_live', picture: 'live' },
  { group: 'w_fish', picture: 'fishing' },
  { group: 'w_pvp', picture: 'board' },
  { group: 'w_sports', picture: 'sports' },
  { group: 'w_esports', picture: 'esports' },
  { group: 'w_lott', picture: 'lottery' },
  { group: 'w_down', picture: 'app' },
  { group: 'w_promotion', picture: 'gifts' },
  { group: 'w_shop', picture: 'mall' },
  { group: 'w_help', picture: 'help' },
  { group: 'w_login', picture: 'evening' },
  { group: 'w_reg', picture: 'welcome' },
  { group: 'w_topup_3', picture: 'wallet' },
]

export const bannerRows = (merchant: Merchant): (typeof banners.$inferInsert)[] =>
  picturesOf(emblems[merchant.code] ?? 'welcome').map(({ group, picture, link }, index) => ({
    id: deterministicId(`banner ${merchant.code} ${group} ${picture}`, index),
    merchant: merchant.code,
    groupName: group,
    image: `/art/banner/${merchant.brandId}/${formatOf(group)}${picture}.svg`,
    linkageType: link?.[0] ?? null,
    linkageValue: link?.[1] ?? null,
    sort: (index + 1) * 10,
    isEnabled: true,
    startsAt: null,
    endsAt: null,
  }))
