import type { ReactNode } from 'react'
import { type Composition, findRoute } from '../../app/composition.ts'
import { LinkTo } from '../../app/LinkTo.tsx'
import type { LaterComposition } from '../../app/later-parts.ts'
import { useComposition } from '../../app/storefront-context.ts'
import { useLater } from '../../app/use-later.ts'
import { linkAddress } from '../../site/link-address.ts'

/** Any origin will do to read the path and the query of a relative address. */
const ANYWHERE = 'http://storefront.invalid'

/** Whether an address inside the storefront has its page, and an overlay for each name that the page does not read itself. */
export function opens(address: string, composition: Composition, overlays: LaterComposition['overlays']): boolean {
  const { pathname, searchParams } = new URL(address, ANYWHERE)
  const route = findRoute(composition, pathname)
  if (!route) return false
  const own = new Set([...(route.identity ?? []), ...(route.reads ?? [])])
  const isShown = (name: string, page: string) => overlays[name]?.pages.some(({ key }) => key === page) === true
  return [...searchParams].every(([name, page]) => own.has(name) || isShown(name, page))
}

/** A link in a text, to a page of the storefront that it has or to an address elsewhere. Otherwise only its words remain. */
export function RichLink({ href = '', children }: { href?: string | undefined; children: ReactNode }) {
  const composition = useComposition()
  const { overlays } = useLater()
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
