import { useHydrating } from '@boardwalk/ui'
import { useDeferredValue } from 'react'

/**
 * False on the server and in the first client render, true afterwards. The second render of its dependents is deferred:
 * it happens in pieces that the browser can interrupt, part by part, and not for the whole page at once.
 */
export const useHydrated = (): boolean => useDeferredValue(true, !useHydrating())
