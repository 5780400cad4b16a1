import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { Composition } from '../app/composition.ts'
import { type Modal, modalOpened } from '../app/modal-slice.ts'
import type { ShellState, ShellStore } from '../app/store.ts'
import { useComposition } from '../app/storefront-context.ts'
import type { Entrance } from '../feature-contract.ts'
import { TRIAL } from './session-slice.ts'

export type GuardOptions = {
  /** False for actions that a trial account may do too, such as a game's free play. */
  needsRealAccount?: boolean
}

/** The dialog of a required change of password is open already, and no other dialog precedes it. */
export const RESTRICTED: Modal = { kind: 'restricted' }
const TRIAL_WARNING: Modal = { kind: 'trial' }

const NO_SIGN_IN: Modal = { kind: 'noSignIn' }

function obstacle({ session }: ShellState, login: Entrance | undefined, { needsRealAccount = true }: GuardOptions) {
  if (session.status !== 'member') return login ? { kind: login.dialog } : NO_SIGN_IN
  if (session.isRestricted) return RESTRICTED
  return needsRealAccount && session.isAgent === TRIAL ? TRIAL_WARNING : null
}

/** The dialog that replaces a protected action, by the rules of the shell and then of the features. */
export function dialogInstead(state: ShellState, composition: Composition, options: GuardOptions = {}): Modal | null {
  const { guards, entrances } = composition
  return guards.reduce<Modal | null>((found, guard) => found ?? guard(state), obstacle(state, entrances.login, options))
}

/**
 * The guard of protected actions: `guard(action)` opens the login popup without a token, the warning
 * `in_need_true_account` for a trial account, the dialog of a feature's guard, and runs the action otherwise. Source:
 * visitor specification §5.
 */
export function useRequireLogin({ needsRealAccount = true }: GuardOptions = {}) {
  const store = useStore() as ShellStore
  const composition = useComposition()
  return useCallback(
    (action: () => void) => {
      const instead = dialogInstead(store.getState(), composition, { needsRealAccount })
      if (!instead) action()
      else if (instead !== RESTRICTED) store.dispatch(modalOpened(instead))
    },
    [store, composition, needsRealAccount],
  )
}
