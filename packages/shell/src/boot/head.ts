import { escapeHtml } from './escape.ts'

/**
 * Data about a page for search engines, link previews and the browser's own surface. Its addresses in other languages
 * are in the sitemap alone: a document has to fit into one round trip.
 */
export type Head = {
  title: string
  description: string
  siteName: string
  /** Absolute address without query. */
  canonical: string
  locale: string
  isIndexed: boolean
  image?: string
  links: {
    rel: string
    href: string
    type?: string
    sizes?: string
    as?: string
    imagesrcset?: string
    media?: string
    fetchpriority?: string
  }[]
  themeColors: { color: string; media?: string }[]
}

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

const meta = (values: Record<string, string | undefined>) => `<meta${attributes(values)}>`
const link = (values: Record<string, string | undefined>) => `<link${attributes(values)}>`

export function renderHead(head: Head): string {
  const og = {
    'og:title': head.title,
    'og:description': head.description,
    'og:site_name': head.siteName,
    'og:url': head.canonical,
    'og:type': 'website',
    'og:locale': head.locale,
    ...(head.image && { 'og:image': head.image, 'og:image:alt': head.siteName }),
  }
  const twitter = { 'twitter:card': head.image ? 'summary_large_image' : 'summary' }
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta({ name: 'description', content: head.description }),
    ...(head.isIndexed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
    link({ rel: 'canonical', href: head.canonical }),
    ...Object.entries(og).map(([property, content]) => meta({ property, content })),
    // The rest of a card falls back to the properties above.
    ...Object.entries(twitter).map(([name, content]) => meta({ name, content })),
    ...head.themeColors.map(({ color, media }) => meta({ name: 'theme-color', content: color, media })),
    ...head.links.map((entry) => link(entry)),
  ].join('')
}
