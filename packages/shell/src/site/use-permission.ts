import { usePermissionQuery } from '@boardwalk/api-client'

/** A server never sends this request, so it needs no host; its first render and a browser's both lack the response. */
const host = () => (typeof window === 'undefined' ? '' : window.location.host)

/** The read of `usePermission` with its state, for a caller that refetches. */
export const usePermissionQueryHere = () => usePermissionQuery({ url: host() })

/**
 * The configuration of this host for this visitor; undefined until it arrives. It holds the visitor's address, so it is
 * never part of a page that others get too, and is fetched after hydration.
 */
export const usePermission = () => usePermissionQueryHere().data
