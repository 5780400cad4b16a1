import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorefrontServer } from '@boardwalk/api-client/contract'
import type { LoadedBrand, Problem } from '@boardwalk/brand-kit/node'

type Link = { file: string; key: string; link: string }

/** Pages of the storefront that campaign banners lead to. Links to other sites are the brand team's own matter. */
const linksOf = ({ folder, campaigns }: LoadedBrand): Link[] =>
  campaigns.flatMap(({ name, banners = {} }) =>
    Object.entries(banners).flatMap(([group, list]) =>
      (list ?? []).flatMap(({ link }, at) =>
        link?.startsWith('/')
          ? [{ file: join(folder, 'campaigns', `${name}.json`), key: `banners.${group}.${at}.link`, link }]
          : [],
      ),
    ),
  )

/** Whether the built storefront has a page at a path: it renders it, as the edge does. */
export type HasPage = (path: string) => Promise<boolean>

/** Links of campaigns that lead to no page. */
export async function checkLinks(loaded: LoadedBrand, hasPage: HasPage): Promise<Problem[]> {
  const checked = await Promise.all(
    linksOf(loaded).map(async ({ link, ...place }) =>
      (await hasPage(link))
        ? []
        : [{ ...place, expected: 'a page of the storefront, such as /promotions', found: `"${link}", which is none` }],
    ),
  )
  return checked.flat()
}

/** Asks the storefront's last build; null when there is none. */
export async function pagesOf(root: string, { brand }: LoadedBrand): Promise<HasPage | null> {
  const dist = join(root, 'apps', brand.id, 'dist')
  const [server, page] = [join(dist, 'server/server.js'), join(dist, 'client/index.html')]
  if (!existsSync(server) || !existsSync(page)) return null
  const { storefront } = (await import(pathToFileURL(server).href)) as { storefront: StorefrontServer }
  const template = readFileSync(page, 'utf8')
  return async (url) => {
    const { status } = await storefront.render({
      merchantCode: brand.merchantCode,
      language: brand.regionLanguages[0],
      theme: 'light',
      serverTime: Date.now(),
      entries: [],
      template,
      url,
      origin: `https://${brand.hosts[0]}`,
    })
    return status !== 404
  }
}
