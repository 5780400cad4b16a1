import { api, usePermissionQuery } from '@boardwalk/api-client'
import type { Permission } from '@boardwalk/api-client/contract'
import { useCallback } from 'react'

/** A server never sends this request, so it needs no host; its first render and a browser's both lack the response. */
const arg = () => ({ url: typeof window === 'undefined' ? '' : window.location.host })

/** Requests `usePermission`'s response. The root of a storefront does; a caller that refetches may, too. */
export const usePermissionQueryHere = () => usePermissionQuery(arg())

/**
 * A part of this host's configuration for this visitor; `undefined` is read until it arrives. It holds the visitor's
 * address, so it is never part of a page that others get too, and is fetched after hydration. A dozen components read
 * it: none has a subscription of its own, and each renders for its part alone.
 */
export function usePermissionPart<Part>(read: (permission: Permission | undefined) => Part): Part {
  const selectFromResult = useCallback(({ data }: { data?: Permission | undefined }) => ({ part: read(data) }), [read])
  return api.endpoints.permission.useQueryState(arg(), { selectFromResult }).part
}

const whole = (permission: Permission | undefined) => permission

/** The configuration of this host for this visitor; undefined until it arrives. */
export const usePermission = () => usePermissionPart(whole)
