import { type ReactNode, Suspense } from 'react'
import { lazyPage } from '../app/lazy-page.tsx'
import { useClosed } from './use-closed.ts'

/** Few visits need it, so its code is not part of the entry; who knows beforehand that it is needed preloads it. */
export const ClosedScreen = lazyPage(() => import('./ClosedScreen.tsx').then((module) => module.ClosedScreen))

/** The page while the platform is open to this visitor, else the screen that says why it is not. */
export function StatusGate({ children }: { children: ReactNode }) {
  if (!useClosed()) return children
  return (
    <Suspense fallback={null}>
      <ClosedScreen />
    </Suspense>
  )
}
