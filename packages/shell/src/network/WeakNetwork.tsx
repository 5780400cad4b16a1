import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { ShellStore } from '../app/store.ts'
import { useSession } from '../session/use-session.ts'
import { restoreDataSaver } from '../settings/data-saver.ts'
import { askForWallets, keepAnswers } from './kept-answers.ts'
import { pageKind } from './page-kind.ts'
import { registerWorker } from './register-worker.ts'
import { useNewVersion } from './use-new-version.ts'
import { useSlowNotice } from './use-slow-notice.ts'
import { whenIdle } from './when-idle.ts'

/** What a living page does about bad networks. Nothing here is needed to show it, so its code comes last. */
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
    // Tests, stories and development want a page that does only what it was asked.
    if (!import.meta.env.PROD) return
    return whenIdle(() => {
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
