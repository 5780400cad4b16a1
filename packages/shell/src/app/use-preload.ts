import { useCallback } from 'react'
import { findRoute } from './composition.ts'
import { useComposition } from './storefront-context.ts'

/** Fetches the code of a page before the visitor opens it: `onPointerEnter={() => preload('/rng')}`. */
export function usePreload() {
  const composition = useComposition()
  return useCallback(
    (path: string) => {
      // A failed preload is not an error yet: the visit itself will try again and report it.
      findRoute(composition, path)
        ?.page.preload()
        .catch(() => undefined)
    },
    [composition],
  )
}
