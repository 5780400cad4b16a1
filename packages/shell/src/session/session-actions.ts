import { sessionEnded, sessionEnding } from '@boardwalk/api-client'
import { modalOpened } from '../app/modal-slice.ts'
import type { ShellDispatch, ShellState } from '../app/store.ts'
import { leaving, loggedOut, sessionRestored } from './session-slice.ts'
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

/**
 * Dispatch before the token is given back: reads that are on their way and a stream that opens now would be refused.
 */
export const leaveSession = () => (dispatch: ShellDispatch) => {
  dispatch(leaving())
  dispatch(sessionEnding())
}

/** The gateway refused the token in use: drop it and let the visitor sign in again, on the page where they are. */
export const sessionLost = () => (dispatch: ShellDispatch, getState: () => ShellState) => {
  const { status, isLeaving } = getState().session
  // A player who is leaving is not asked to sign in again.
  if (status !== 'member' || isLeaving) return
  dispatch(dropSession())
  dispatch(modalOpened({ kind: 'login', reason: 'expired' }))
}
