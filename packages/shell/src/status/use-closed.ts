import { useSystemStatusQuery } from '@boardwalk/api-client'
import { statusArg } from '../site/queries.ts'
import { usePermission } from '../site/use-permission.ts'

/** Whether maintenance or the visitor's region closes the platform: the status decides, or the configuration. */
export function useClosed(): boolean {
  const { data } = useSystemStatusQuery(statusArg)
  const permission = usePermission()
  return Boolean(data?.status || permission?.maintenance || permission?.regionRestriction)
}
