import type { BootEntry, RenderInput } from '@boardwalk/api-client/contract'
import type { Brand } from '@boardwalk/brand-kit'
import type { I18n } from '@boardwalk/i18n'
import { localeOf } from '@boardwalk/i18n/codes'
import type { ComposedRoute } from '../app/composition.ts'
import { pageTitle } from '../app/page-title.ts'
import type { RouteSpec } from '../feature-contract.ts'
import { brandAsset } from '../site/addresses.ts'
import type { Head } from './head.ts'

/** The canonical address of a page: its first path, with the parameters that identify it. */
function canonicalOf(
  { pathname, searchParams }: URL,
  { first = pathname, identity = [] }: Partial<ComposedRoute> = {},
) {
  const named = identity.flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  const query = new URLSearchParams(named).toString()
  return first + (query && `?${query}`)
}

const colourIn = (css: string, theme: string) => {
  const rules = css.split('}').filter((rule) => (theme === 'dark') === /data-theme=.?dark/.test(rule))
  return rules.map((rule) => /--color-header:\s*([^;}]+)/.exec(rule)?.[1]?.trim()).findLast(Boolean)
}

/** The first banner above the page: the picture that is the largest paint. */
function firstBanner(entries: readonly BootEntry[], group: string | undefined): Head['links'] {
  const entry = entries.find(({ endpoint, arg }) => endpoint === 'siteBanners' && arg.group === group)
  const { list = [] } = (entry?.value ?? {}) as { list?: { url: string; srcset?: string }[] }
  // With the same choice of widths as the picture itself has, or the browser would load two of them.
  const preload = { rel: 'preload', as: 'image', fetchpriority: 'high' }
  return list.slice(0, 1).map(({ url, srcset }) => ({ ...preload, href: url, ...(srcset && { imagesrcset: srcset }) }))
}

/** The name of the single item that this page shows. */
function namedBy({ entries }: RenderInput, route: RouteSpec | undefined) {
  const entry = entries.find(({ endpoint }) => endpoint === route?.namedBy)
  return (entry?.value ?? {}) as { title?: string; summary?: string }
}

type HeadInput = {
  brand: Brand
  css: string
  input: RenderInput
  route: ComposedRoute | undefined
  i18n: Pick<I18n, 't' | 'exists'>
}

/** The sentence that search results and previews show: the page's own, by its path, or the brand's. */
function described({ brand, input, route, i18n }: HeadInput) {
  const key = `descriptions:${route?.path.slice(1)}`
  return i18n.exists(key) ? i18n.t(key) : (brand.description[input.language] ?? brand.description.EN)
}

export function serverHead(page: HeadInput): Head {
  const { brand, css, input, route, i18n } = page
  const address = input.origin + canonicalOf(new URL(input.url, input.origin), route)
  const banners = input.savesData ? [] : firstBanner(input.entries, route?.bannerGroup)
  const own = namedBy(input, route)
  const colour = colourIn(css, input.theme)
  return {
    title: pageTitle(i18n.t, brand, route, own.title),
    description: own.summary || described(page),
    siteName: brand.name,
    canonical: address,
    locale: localeOf(input.language, brand.country).replace('-', '_'),
    isIndexed: route !== undefined && route.isIndexed !== false,
    image: input.origin + brandAsset(brand.id, brand.assets.share),
    links: [
      { rel: 'icon', href: brandAsset(brand.id, brand.assets.favicon), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: brandAsset(brand.id, brand.assets.touchIcon) },
      ...banners,
    ],
    themeColors: colour ? [{ color: colour }] : [],
  }
}
