import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { modalOpened } from '../app/modal-slice.ts'
import type { ShellState, ShellStore } from '../app/store.ts'
import { useComposition } from '../app/storefront-context.ts'
import type { Guard } from '../feature-contract.ts'
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

function firstOf(guards: readonly Guard[], state: ShellState) {
  for (const guard of guards) {
    const modal = guard(state)
    if (modal) return modal
  }
  return null
}

/**
 * The guard of protected actions: `guard(action)` opens the login popup without a token, the warning
 * `in_need_true_account` for a trial account,
 * the dialog that a feature's guard asks for, and runs the action otherwise. Source: visitor specification §5.
 */
export function useRequireLogin(options?: GuardOptions) {
  const store = useStore() as ShellStore
  const { guards } = useComposition()
  const needsRealAccount = options?.needsRealAccount ?? true
  return useCallback(
    (action: () => void) => {
      const state = store.getState()
      const kind = obstacle(state, { needsRealAccount })
      // The dialog of a password that must be changed is open already, and nothing comes before it.
      if (kind === 'restricted') return
      const instead = kind ? { kind } : firstOf(guards, state)
      if (instead) store.dispatch(modalOpened(instead))
      else action()
    },
    [store, guards, needsRealAccount],
  )
}
