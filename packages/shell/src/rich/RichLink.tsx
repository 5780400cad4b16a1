import type { ReactNode } from 'react'
import { type Composition, findRoute } from '../app/composition.ts'
import { LinkTo } from '../app/LinkTo.tsx'
import type { LazyComposition } from '../app/lazy-parts.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { linkAddress } from '../site/link-address.ts'

/** Any origin will do to read the path and the query of a relative address. */
const ANYWHERE = 'http://storefront.invalid'

/**
 * Whether an address inside the storefront has its page. Overlays open from home, so a name in the query of home must be
 * an overlay with that page. The queries of other pages are their own; the browser does not know which names they read.
 */
export function opens(address: string, composition: Composition, overlays: LazyComposition['overlays']): boolean {
  const { pathname, searchParams } = new URL(address, ANYWHERE)
  const route = findRoute(composition, pathname)
  const isShown = (name: string, page: string) => overlays[name]?.pages.some(({ key }) => key === page) === true
  if (route?.isHome) return [...searchParams].every(([name, page]) => isShown(name, page))
  return route !== undefined
}

/** A link in a text, to a page of the storefront that it has or to an address elsewhere. Otherwise only its words remain. */
export function RichLink({ href = '', children }: { href?: string | undefined; children: ReactNode }) {
  const composition = useComposition()
  const { overlays } = useLazyParts()
  if (/^\/(?!\/)/.test(href)) {
    return opens(href, composition, overlays) ? <LinkTo to={href}>{children}</LinkTo> : children
  }
  const address = /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? linkAddress(href) : undefined
  if (!address) return children
  const newTab = /^http/i.test(address) && { rel: 'noopener noreferrer', target: '_blank' }
  return (
    <a href={address} {...newTab}>
      {children}
    </a>
  )
}
