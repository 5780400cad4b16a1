import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { modalOpened } from '../app/modal-slice.ts'
import type { ShellState, ShellStore } from '../app/store.ts'
import { TRIAL } from './session-slice.ts'

export type GuardOptions = {
  /** False for what a trial account may do too, such as a game's free play. */
  needsRealAccount?: boolean
}

/** What stands between somebody and a protected action; null when nothing does. */
export function obstacle({ session }: ShellState, { needsRealAccount = true }: GuardOptions = {}) {
  if (session.status !== 'member') return 'login'
  if (session.isRestricted) return 'restricted'
  return needsRealAccount && session.isAgent === TRIAL ? 'trial' : null
}

/**
 * The guard of protected actions: `guard(action)` opens the login popup without a token, the warning
 * `in_need_true_account` for a trial account, and runs the action otherwise. Source: visitor specification §5.
 */
export function useRequireLogin(options?: GuardOptions) {
  const store = useStore() as ShellStore
  const needsRealAccount = options?.needsRealAccount ?? true
  return useCallback(
    (action: () => void) => {
      const kind = obstacle(store.getState(), { needsRealAccount })
      if (kind === null) action()
      // The dialog of a password that must be changed is open already, and nothing comes before it.
      else if (kind !== 'restricted') store.dispatch(modalOpened({ kind }))
    },
    [store, needsRealAccount],
  )
}
