import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession, useSessionReady } from '../session/use-session.ts'
import { usePlatformSettings } from '../site/use-menus.ts'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { redirectFor } from './redirect-for.ts'
import { useComposition } from './storefront-context.ts'

/** The page, unless its address leads elsewhere or needs a session that is not there. */
export function Guarded({ children }: { children: ReactNode }) {
  const composition = useComposition()
  const { pathname, search } = useLocation()
  const { isLoggedIn, isTrial } = useSession()
  const isReady = useSessionReady()
  const isShut = usePlatformSettings()?.loginedToHomePage === true && !isLoggedIn
  const redirect = redirectFor(composition, pathname + search, { isShut, hasAccount: isLoggedIn && !isTrial })
  if (!redirect) return children
  // Whether a player is signed in is known once the browser's storage was read.
  return isReady ? <Navigate to={redirect} replace /> : <PageSkeleton />
}
