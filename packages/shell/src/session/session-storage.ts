/** What a signed-in tab keeps in session storage; names from the specification, §3. */
export type StoredSession = { token: string; isAgent: number; username: string }

/** Storage throws when a browser blocks it; a visitor without storage is a visitor without a session. */
const attempt = <T>(action: () => T): T | null => {
  try {
    return action()
  } catch {
    return null
  }
}

export const readToken = () => attempt(() => sessionStorage.getItem('token')) || null

export function readSession(): StoredSession | null {
  const token = readToken()
  if (!token) return null
  return {
    token,
    isAgent: Number(attempt(() => sessionStorage.getItem('isAgent')) ?? 0),
    username: attempt(() => sessionStorage.getItem('username')) ?? '',
  }
}

export function writeSession({ token, isAgent, username }: StoredSession) {
  attempt(() => {
    sessionStorage.setItem('token', token)
    sessionStorage.setItem('isAgent', String(isAgent))
    sessionStorage.setItem('username', username)
  })
}

export const clearSession = () => attempt(() => sessionStorage.clear())
