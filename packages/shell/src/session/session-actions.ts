import { api, type Endpoints, sessionEnded, sessionStarted, type Value } from '@boardwalk/api-client'
import { modalClosed, modalOpened } from '../app/modal-slice.ts'
import type { ShellDispatch, ShellState } from '../app/store.ts'
import { loggedIn, loggedOut, sessionRestored } from './session-slice.ts'
import { clearSession, readSession, writeSession } from './session-storage.ts'

type LoginOk = Value<Endpoints['login']>

/** Reads the tab's session once the page is alive. */
export const restoreSession = () => (dispatch: ShellDispatch) => {
  const stored = readSession()
  dispatch(sessionRestored(stored && { username: stored.username, isAgent: stored.isAgent }))
  if (!stored) delete document.documentElement.dataset.session
}

/**
 * Keeps a new session and asks again for everything that depends on who is asking: member info, balance, favourites,
 * announcements, popular and hot games. A first login triggers its action (visitor specification §4).
 */
export const startSession = (answer: LoginOk) => (dispatch: ShellDispatch) => {
  const { token, userName, type, firstTimeLogin, passwordExpired } = answer
  writeSession({ token, isAgent: type, username: userName })
  document.documentElement.dataset.session = 'member'
  dispatch(loggedIn({ username: userName, isAgent: type, isRestricted: passwordExpired }))
  dispatch(modalClosed())
  dispatch(sessionStarted())
  dispatch(api.util.invalidateTags(['Site', 'Games', 'Favourites']))
  if (firstTimeLogin) void dispatch(api.endpoints.firstLogin.initiate({}))
}

/** Forgets the session in this tab: token, who it was, and everything that only they may see. */
export const dropSession = () => (dispatch: ShellDispatch) => {
  clearSession()
  delete document.documentElement.dataset.session
  dispatch(loggedOut())
  dispatch(sessionEnded())
}

/** The gateway refused the token in use: drop it and let the visitor sign in again, on the page where they are. */
export const sessionLost = () => (dispatch: ShellDispatch, getState: () => ShellState) => {
  if (getState().session.status !== 'member') return
  dispatch(dropSession())
  dispatch(modalOpened({ kind: 'login', reason: 'expired' }))
}
