import { api, type Endpoints, sessionStarted, type Value } from '@boardwalk/api-client'
import { modalClosed } from '../app/modal-slice.ts'
import type { ShellDispatch } from '../app/store.ts'
import { loggedIn, passwordChanged } from './session-slice.ts'
import { readSession, writeSession } from './session-storage.ts'
import { keepTypedPassword } from './typed-password.ts'

export type LoginOk = Value<Endpoints['login']>

export type LoginWay = {
  type: 'username' | 'sms' | 'firebase'
  /** What was just typed, so that a change that must follow need not ask for it. */
  password?: string
}

/**
 * Keeps a new session and asks again for everything that depends on who is asking. A password that must be changed
 * comes first, unless the phone itself was the proof (visitor specification §4).
 */
export const startSession =
  (answer: LoginOk, { type: way, password }: LoginWay = { type: 'username' }) =>
  (dispatch: ShellDispatch) => {
    const { token, userName, type, firstTimeLogin, passwordExpired } = answer
    const isRestricted = passwordExpired && way === 'username'
    const restricted = isRestricted ? (firstTimeLogin ? 'first' : 'yes') : null
    writeSession({ token, isAgent: type, username: userName, restricted })
    keepTypedPassword(isRestricted ? (password ?? null) : null)
    document.documentElement.dataset.session = 'member'
    dispatch(loggedIn({ username: userName, isAgent: type, isRestricted }))
    dispatch(modalClosed())
    if (!isRestricted) dispatch(afterLogin(firstTimeLogin))
  }

/** Everything that depends on who is asking: member info, balance, favourites, announcements, popular and hot games. */
const afterLogin = (isFirst: boolean) => (dispatch: ShellDispatch) => {
  dispatch(sessionStarted(['Games', 'Favourites']))
  if (isFirst) void dispatch(api.endpoints.firstLogin.initiate({}))
}

/** A password was changed: the old token is dead, and the session may do everything. */
export const passwordReplaced = (token: string) => (dispatch: ShellDispatch) => {
  const stored = readSession()
  keepTypedPassword(null)
  if (stored) writeSession({ ...stored, token, restricted: null })
  dispatch(passwordChanged())
  dispatch(afterLogin(stored?.restricted === 'first'))
}
