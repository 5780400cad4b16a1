import { useSystemStatusQuery } from '@boardwalk/api-client'
import { useEffect } from 'react'
import { statusArg } from '../site/queries.ts'
import { usePermissionQueryHere } from '../site/use-permission.ts'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'
import { RegionScreen } from './RegionScreen.tsx'

/** A closed page polls, so that it opens when the platform does. */
const RECHECK_MS = 15_000
const MAINTENANCE = 1

/** One of the two screens of a closed platform; maintenance wins over region (visitor specification §4). */
export function ClosedScreen() {
  const { data, refetch } = useSystemStatusQuery(statusArg, { pollingInterval: RECHECK_MS })
  const { data: permission, refetch: askPermission, isUninitialized } = usePermissionQueryHere()
  const recheck = () => {
    void refetch()
    if (!isUninitialized) void askPermission()
  }
  const isOpen = data?.status === 0
  useEffect(() => {
    // The configuration was read while the platform was closed, and stays so until it is refetched.
    if (isOpen && !isUninitialized) void askPermission()
  }, [isOpen, isUninitialized, askPermission])
  const facts = { until: data?.until ?? null, ip: permission?.location.ip ?? data?.ip ?? '', recheck }
  const isMaintenance = data?.status === MAINTENANCE || permission?.maintenance
  return isMaintenance ? <MaintenanceScreen {...facts} /> : <RegionScreen {...facts} />
}
