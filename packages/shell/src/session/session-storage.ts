/** The session storage of a signed-in tab; the names of the first three are those of the specification, §3. */
export type StoredSession = {
  token: string
  isAgent: number
  username: string
  /** The password must be changed before anything else; `first` when the first-login action is still to come as well. */
  restricted?: 'yes' | 'first' | null
}

/** Storage throws when a browser blocks it; a visitor without storage is a visitor without a session. */
export const attempt = <T>(action: () => T): T | null => {
  try {
    return action()
  } catch {
    return null
  }
}

const read = (key: string) => attempt(() => sessionStorage.getItem(key))

export const readToken = () => read('token') || null

export function readSession(): StoredSession | null {
  const token = readToken()
  if (!token) return null
  const restricted = read('restricted')
  return {
    token,
    isAgent: Number(read('isAgent') ?? 0),
    username: read('username') ?? '',
    restricted: restricted === 'yes' || restricted === 'first' ? restricted : null,
  }
}

export function writeSession({ token, isAgent, username, restricted }: StoredSession) {
  attempt(() => {
    sessionStorage.setItem('token', token)
    sessionStorage.setItem('isAgent', String(isAgent))
    sessionStorage.setItem('username', username)
    if (restricted) sessionStorage.setItem('restricted', restricted)
    else sessionStorage.removeItem('restricted')
  })
}

export const clearSession = () => attempt(() => sessionStorage.clear())
