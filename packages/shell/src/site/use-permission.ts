import { usePermissionQuery } from '@boardwalk/api-client'
import { useHydrated } from '../app/use-hydrated.ts'

/** The read of `usePermission` with its state, for whoever asks anew. */
export function usePermissionQueryHere() {
  const isHydrated = useHydrated()
  return usePermissionQuery({ url: isHydrated ? window.location.host : '' }, { skip: !isHydrated })
}

/**
 * The configuration of this host for this visitor; undefined until it arrives. It holds the visitor's address, so it
 * is never part of a page that others get too, and is asked for after hydration.
 */
export const usePermission = () => usePermissionQueryHere().data
