import { useLayoutEffect } from 'react'
import { useBrand } from './storefront-context.ts'

let shown: string | null = null

/** The title of the document while a page names itself; null where the route's name is all there is. */
export const ownTitle = () => shown

/** Names the document of a page about one thing after that thing, as soon as it is known. */
export function usePageName(name: string | undefined) {
  const brand = useBrand()
  useLayoutEffect(() => {
    if (name === undefined) return
    shown = `${name} · ${brand.name}`
    document.title = shown
    return () => {
      shown = null
    }
  }, [name, brand.name])
}
