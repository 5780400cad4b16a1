import { useSystemStatusQuery } from '@boardwalk/api-client'
import type { Permission } from '@boardwalk/api-client/contract'
import { statusArg } from '../site/queries.ts'
import { usePermissionPart } from '../site/use-permission.ts'

const isClosed = (permission: Permission | undefined) =>
  Boolean(permission?.maintenance || permission?.regionRestriction)

/** Whether maintenance or the visitor's region closes the platform: the status decides, or the configuration. */
export function useClosed(): boolean {
  const { data } = useSystemStatusQuery(statusArg)
  const isClosedHere = usePermissionPart(isClosed)
  return Boolean(data?.status) || isClosedHere
}
