import { type ReactNode, Suspense } from 'react'
import { lazyPage } from '../app/lazy-page.tsx'
import { useClosed } from './use-closed.ts'

/** Few visits need it, so its code is not part of the entry; code that needs it for certain preloads it. */
export const ClosedScreen = lazyPage(() => import('./ClosedScreen.tsx').then((module) => module.ClosedScreen))

/** The page while the platform is open to this visitor, else the screen with the reason. */
export function StatusGate({ children }: { children: ReactNode }) {
  if (!useClosed()) return children
  return (
    <Suspense fallback={null}>
      <ClosedScreen />
    </Suspense>
  )
}
