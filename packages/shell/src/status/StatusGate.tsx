import { useSystemStatusQuery } from '@boardwalk/api-client'
import type { ReactNode } from 'react'
import { statusArg } from '../site/queries.ts'
import { usePermission } from '../site/use-permission.ts'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'
import { RegionScreen } from './RegionScreen.tsx'

const RECHECK_MS = 30_000
const NORMAL = 0
const MAINTENANCE = 1

/** The whole app shows one of three screens; maintenance wins over region (visitor specification §4). */
export function StatusGate({ children }: { children: ReactNode }) {
  const first = useSystemStatusQuery(statusArg)
  const isClosed = (first.data?.status ?? NORMAL) !== NORMAL
  // Only a closed page asks again by itself, so that it opens when the platform does.
  const { data } = useSystemStatusQuery(statusArg, { pollingInterval: isClosed ? RECHECK_MS : 0 })
  const permission = usePermission()
  const facts = {
    until: data?.until ?? null,
    csUrl: data?.csUrl ?? null,
    ip: permission?.location.ip ?? data?.ip ?? '',
    recheck: () => void first.refetch(),
  }
  if (data?.status === MAINTENANCE || permission?.maintenance) return <MaintenanceScreen {...facts} />
  if (isClosed || permission?.regionRestriction) return <RegionScreen {...facts} />
  return children
}
