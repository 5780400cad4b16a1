import { Link, type LinkProps } from 'react-router'
import { findRoute } from './composition.ts'
import { useComposition } from './storefront-context.ts'

const pathOf = (to: LinkProps['to']) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) ?? '/'

type LinkToProps = Omit<LinkProps, 'onPointerEnter' | 'onFocus'> & {
  /** Loads the link's target, when that is not the page of its path. */
  preload?: () => Promise<unknown>
}

/**
 * A link inside the storefront that starts loading its page when a pointer or the focus reaches it. Without that page
 * there is nothing to follow, and no link.
 */
export function LinkTo({ preload, ...props }: LinkToProps) {
  const page = findRoute(useComposition(), pathOf(props.to))?.page
  if (!page) return null
  // A failed preload is not an error yet: the visit itself will try again and report it.
  const warm = () => void (preload ?? page.preload)().catch(() => undefined)
  // The router's own mark for a server that publishes routes; ours has them all.
  return <Link discover="none" {...props} onPointerEnter={warm} onFocus={warm} />
}
