import { useSyncExternalStore } from 'react'
import { type LaterComposition, laterOf, noParts } from './later-parts.ts'
import { useComposition } from './storefront-context.ts'

const nothingYet = () => noParts

/** The later parts of all features: none on the server, in the first render and until their code is here. */
export function useLater(): LaterComposition {
  const { subscribe, read } = laterOf(useComposition())
  return useSyncExternalStore(subscribe, read, nothingYet)
}
