/**
 * A confirmed write until its final response: the same key for every try, after a reload too. Source: contract A9 K-8.
 */
export type PendingWrite<Body> = {
  key: string
  body: Body
  /** Milliseconds since the epoch, by this device's clock. */
  confirmedAt: number
  username: string
}

const storageKey = (form: string) => `write:${form}`

/** 128 random bits, as the wire takes them: 22 letters, digits, `-` and `_`. */
export function newKey(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const isPending = (value: unknown): value is PendingWrite<object> => {
  const { key, body, confirmedAt, username } = (value ?? {}) as Partial<Record<keyof PendingWrite<object>, unknown>>
  const hasKey = typeof key === 'string' && /^[\w-]{16,64}$/.test(key)
  return hasKey && typeof body === 'object' && typeof confirmedAt === 'number' && typeof username === 'string'
}

const stored = (form: string): unknown => JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null')

/** The unfinished write of a form in this tab; another player's is dropped. */
export function readPending<Body>(form: string, username: string): PendingWrite<Body> | null {
  try {
    const pending = stored(form)
    if (isPending(pending) && pending.username === username) return pending as PendingWrite<Body>
  } catch {
    // Unreadable content is no write that could be resumed.
  }
  dropPending(form)
  return null
}

/** A transaction password is for one request: it stays in memory, and must be typed again after a reload. */
const withoutSecret = (name: string, value: unknown) => (name === 'password' ? '' : value)

/** False when the browser keeps nothing: a reload would then forget the key. */
export function keepPending<Body>(form: string, pending: PendingWrite<Body>): boolean {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(pending, withoutSecret))
    return true
  } catch {
    return false
  }
}

export function dropPending(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form))
  } catch {
    // There is no stored value.
  }
}

/** Drops a write that has its final response; another one may have begun in the form since. */
export function dropAnswered(form: string, key: string): void {
  try {
    const pending = stored(form)
    if (isPending(pending) && pending.key === key) dropPending(form)
  } catch {
    // The stored value is unreadable.
  }
}
