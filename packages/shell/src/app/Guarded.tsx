import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../session/use-session.ts'
import { usePlatformSettings } from '../site/use-menus.ts'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { detourOf } from './detour.ts'
import { useComposition } from './storefront-context.ts'

/** The page, unless its address leads elsewhere or needs a session that is not there. */
export function Guarded({ children }: { children: ReactNode }) {
  const composition = useComposition()
  const { pathname, search } = useLocation()
  const { isReady, isLoggedIn, isTrial } = useSession()
  const isShut = usePlatformSettings()?.loginedToHomePage === true && !isLoggedIn
  const detour = detourOf(composition, pathname + search, { isShut, hasAccount: isLoggedIn && !isTrial })
  if (!detour) return children
  // Whether somebody is signed in is known once the browser's storage was read.
  return isReady ? <Navigate to={detour} replace /> : <PageSkeleton />
}
