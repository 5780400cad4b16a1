import { useSyncExternalStore } from 'react'
import { type LazyComposition, lazyPartsOf, noParts } from './lazy-parts.ts'
import { useComposition } from './storefront-context.ts'

const nothingYet = () => noParts

/** The lazy parts of all features: none on the server, in the first render and until their code is here. */
export function useLazyParts(): LazyComposition {
  const { subscribe, read } = lazyPartsOf(useComposition())
  return useSyncExternalStore(subscribe, read, nothingYet)
}
