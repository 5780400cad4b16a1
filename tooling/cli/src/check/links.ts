import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorefrontServer } from '@boardwalk/api-client/contract'
import { type LoadedBrand, linksOf, type Problem, unknownPage } from '@boardwalk/brand-kit/node'

/** Whether the built storefront has a page at a path: it renders it, as the edge does. */
export type HasPage = (path: string) => Promise<boolean>

/** Links of campaigns that lead to no page. */
export async function checkLinks({ folder, campaigns }: LoadedBrand, hasPage: HasPage): Promise<Problem[]> {
  const checked = await Promise.all(
    linksOf(campaigns).map(async (place) =>
      (await hasPage(place.link)) ? [] : [unknownPage(join(folder, 'campaigns', `${place.name}.json`), place)],
    ),
  )
  return checked.flat()
}

/** Reads the storefront's last build; null when there is none. */
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
