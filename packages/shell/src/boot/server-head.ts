import type { BootEntry, RenderInput } from '@boardwalk/api-client/contract'
import type { Brand } from '@boardwalk/brand-kit'
import { languages } from '@boardwalk/i18n/codes'
import { pageTitle } from '../app/page-title.ts'
import type { RouteSpec } from '../feature.ts'
import { brandAsset } from '../site/addresses.ts'
import type { Head } from './head.ts'

/** Second addresses of a page, for which search engines should keep the first. */
const firstAddress: Record<string, string> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/register.html': '/register',
}

const colourIn = (css: string, theme: string) => {
  const rules = css.split('}').filter((rule) => (theme === 'dark') === /data-theme=.?dark/.test(rule))
  return rules.map((rule) => /--color-header:\s*([^;}]+)/.exec(rule)?.[1]?.trim()).find(Boolean)
}

/** Address of the first banner above the page: the picture that is the largest paint. */
function firstBanner(entries: readonly BootEntry[], group: string | undefined): string | undefined {
  const entry = entries.find(({ endpoint, arg }) => endpoint === 'siteBanners' && arg.group === group)
  const { list = [] } = (entry?.value ?? {}) as { list?: { url: string }[] }
  return list[0]?.url
}

type HeadInput = {
  brand: Brand
  css: string
  input: RenderInput
  route: RouteSpec | undefined
  t: (key: string) => string
}

export function serverHead({ brand, css, input, route, t }: HeadInput): Head {
  const { pathname } = new URL(input.url, input.origin)
  const address = input.origin + (firstAddress[pathname] ?? pathname)
  const banner = firstBanner(input.entries, route?.bannerGroup)
  const colour = colourIn(css, input.theme)
  const offered = [...new Set([...brand.regionLanguages, ...brand.switcherLanguages])]
  return {
    title: pageTitle(t, brand, route),
    description: brand.description[input.language] ?? brand.description.EN,
    siteName: brand.name,
    canonical: address,
    alternates: {
      ...Object.fromEntries(offered.map((code) => [languages[code].bcp47, `${address}?lang=${code}`])),
      'x-default': address,
    },
    locale: languages[input.language].bcp47,
    isIndexed: route !== undefined && route.isIndexed !== false,
    image: input.origin + brandAsset(brand.id, brand.assets.share),
    links: [
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: brandAsset(brand.id, brand.assets.favicon), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: brandAsset(brand.id, brand.assets.touchIcon) },
      ...(banner ? [{ rel: 'preload', as: 'image', href: banner, fetchpriority: 'high' }] : []),
    ],
    themeColors: colour ? [{ color: colour }] : [],
  }
}
