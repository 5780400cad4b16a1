import { lazy, Suspense, useEffect } from 'react'
import { openGates } from './gates.ts'
import { useAllTexts } from './lazy-texts.ts'
import { useShellState } from './store.ts'
import { useFirstPage } from './use-first-page.ts'
import { useIdle } from './use-idle.ts'
import { useRested } from './use-rested.ts'
import { useRestore } from './use-restore.ts'

const load = () => import('./AfterHydration.tsx').then((module) => ({ default: module.AfterHydration }))
const AfterHydration = lazy(load)

/**
 * The visitor's stored settings, and parts that need the later texts. A component of its own, so that the page does not
 * render when they arrive. Code and texts load when the browser is idle; the parts begin with the first interaction
 * or the first dialog.
 */
export function Late() {
  useRestore()
  const hasDialog = useShellState(({ modal }) => modal.open !== null)
  useEffect(() => {
    if (hasDialog) openGates()
  }, [hasDialog])
  const isIdle = useIdle()
  const hasAllTexts = useAllTexts(isIdle)
  const isRested = useRested(isIdle, load)
  const first = useFirstPage()
  return (
    isRested &&
    hasAllTexts && (
      <Suspense fallback={null}>
        <AfterHydration first={first} />
      </Suspense>
    )
  )
}
