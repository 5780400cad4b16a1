import { api, type Endpoints, sessionStarted, type Value } from '@boardwalk/api-client'
import { modalClosed, modalOpened } from '../app/modal-slice.ts'
import type { ShellDispatch } from '../app/store.ts'
import { loggedIn, passwordChanged } from './session-slice.ts'
import { readSession, writeSession } from './session-storage.ts'
import { keepTypedPassword } from './typed-password.ts'

export type LoginOk = Value<Endpoints['login']>

export type LoginWay = {
  type: 'username' | 'sms' | 'firebase' | 'passkey'
  /** The password that was just typed, so that a required change does not need it again. */
  password?: string
}

/**
 * Stores a new session and refetches all data that depends on it. A required change of password comes first, unless the
 * phone itself was the proof (visitor specification §4).
 */
export const startSession =
  (answer: LoginOk, { type: way, password }: LoginWay = { type: 'username' }) =>
  (dispatch: ShellDispatch) => {
    const { token, userName, type, firstTimeLogin, passwordExpired, excluded } = answer
    const isRestricted = passwordExpired && way === 'username'
    const restricted = isRestricted ? (firstTimeLogin ? 'first' : 'yes') : null
    writeSession({ token, isAgent: type, username: userName, restricted })
    keepTypedPassword(isRestricted ? (password ?? null) : null)
    document.documentElement.dataset.session = 'member'
    dispatch(loggedIn({ username: userName, isAgent: type, isRestricted }))
    dispatch(excluded ? modalOpened({ kind: 'excluded', until: excluded.until ?? undefined }) : modalClosed())
    if (!isRestricted) dispatch(afterLogin(firstTimeLogin))
  }

/** All data that depends on the session: member info, balance, favourites, announcements, popular and hot games. */
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
