import type { Problem } from '../problem/problems.ts'
import type { Campaign } from './campaign.ts'

type Link = { name: string; key: string; link: string }

/** Pages of the storefront that campaign banners lead to. Links to other sites are the brand team's own matter. */
export const linksOf = (campaigns: readonly Campaign[]): Link[] =>
  campaigns.flatMap(({ name, banners = {} }) =>
    Object.entries(banners).flatMap(([group, list]) =>
      (list ?? []).flatMap(({ link }, at) =>
        link?.startsWith('/') ? [{ name, key: `banners.${group}.${at}.link`, link }] : [],
      ),
    ),
  )

/** A link that leads to no page. */
export const unknownPage = (file: string, { key, link }: Link): Problem => ({
  file,
  key,
  expected: 'a page of the storefront, such as /promotions',
  found: `"${link}", which is none`,
})
