import { Link, type LinkProps } from 'react-router'
import { usePreload } from './use-preload.ts'

const pathOf = (to: LinkProps['to']) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) ?? '/'

/** A link inside the storefront that starts loading its page when a pointer or the focus reaches it. */
export function LinkTo({ onPointerEnter, onFocus, ...rest }: LinkProps) {
  const preload = usePreload()
  return (
    <Link
      // The router's own mark for a server that tells routes; ours knows them all.
      discover="none"
      {...rest}
      onPointerEnter={(event) => {
        preload(pathOf(rest.to))
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload(pathOf(rest.to))
        onFocus?.(event)
      }}
    />
  )
}
