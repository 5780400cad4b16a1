import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { ShellStore } from '../app/store.ts'
import { useSession } from '../session/use-session.ts'
import { restoreDataSaver } from '../settings/data-saver.ts'
import { linkManifest, registerWorker } from './installable.ts'
import { askForWallets, keepAnswers } from './kept-answers.ts'
import { pageKind } from './page-kind.ts'
import { useNewVersion } from './use-new-version.ts'
import { useSlowNotice } from './use-slow-notice.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The handling of bad networks after hydration. The page does not need it for its first view, so its code loads last.
 */
export function WeakNetwork() {
  const store = useStore() as ShellStore
  const { pathname } = useLocation()
  useSlowNotice()
  useNewVersion()
  useEffect(() => keepAnswers(store), [store])
  const { isLoggedIn } = useSession()
  useEffect(
    () => (import.meta.env.PROD && isLoggedIn ? whenIdle(() => askForWallets(store)) : undefined),
    [store, isLoggedIn],
  )
  useEffect(() => store.dispatch(restoreDataSaver()), [store])
  useEffect(() => {
    // Tests, stories and development need a page without background work.
    if (!import.meta.env.PROD) return
    return whenIdle(() => {
      linkManifest()
      registerWorker()
      // A page that cannot measure itself is no worse for its visitor.
      import('./vitals.ts').then(
        ({ reportVitals }) => reportVitals(pageKind(pathname)),
        () => undefined,
      )
    })
  }, [])
  return null
}
