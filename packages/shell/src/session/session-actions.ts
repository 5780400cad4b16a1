import { sessionEnded } from '@boardwalk/api-client'
import { modalOpened } from '../app/modal-slice.ts'
import type { ShellDispatch, ShellState } from '../app/store.ts'
import { loggedOut, sessionRestored } from './session-slice.ts'
import { clearSession, readSession } from './session-storage.ts'
import { keepTypedPassword } from './typed-password.ts'

/** Reads the tab's session after hydration. */
export const restoreSession = () => (dispatch: ShellDispatch) => {
  const stored = readSession()
  const { username = '', isAgent = 0, restricted } = stored ?? {}
  dispatch(sessionRestored(stored && { username, isAgent, isRestricted: Boolean(restricted) }))
  if (!stored) delete document.documentElement.dataset.session
}

/** Forgets the session in this tab: token, who it was, and everything that only they may see. */
export const dropSession = () => (dispatch: ShellDispatch) => {
  clearSession()
  keepTypedPassword(null)
  delete document.documentElement.dataset.session
  dispatch(loggedOut())
  dispatch(sessionEnded())
}

/** Whether the player has confirmed that they sign out, and the server has not responded yet. */
export const isLeaving = ({ api }: ShellState) =>
  Object.values(api.mutations).some((call) => call?.endpointName === 'logout' && call.status === 'pending')

/** The gateway refused the token in use: drop it and let the visitor sign in again, on the page where they are. */
export const sessionLost = () => (dispatch: ShellDispatch, getState: () => ShellState) => {
  // A player who is leaving is not asked to sign in again.
  if (getState().session.status !== 'member' || isLeaving(getState())) return
  dispatch(dropSession())
  dispatch(modalOpened({ kind: 'login', reason: 'expired' }))
}
