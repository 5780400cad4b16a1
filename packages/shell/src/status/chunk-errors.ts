const RELOADED = 'chunkReloadedAt'
/** A second failure within this time is not a stale page but a lost file or network. */
const RELOAD_ONCE_MS = 60_000

const chunkFailure =
  /(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)(?: for)?:?\s*(\S*)/i

/** Address and kind of a file that did not load; null when the error is about something else. */
export function chunkFailureOf(error: unknown): { address: string; isStyle: boolean } | null {
  const message = error instanceof Error ? error.message : ''
  const found = chunkFailure.exec(message)
  return found ? { address: found[1] ?? '', isStyle: /CSS/.test(message) } : null
}

/** After a release the old files are gone: one automatic reload fetches the new page. False when it was tried just now. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (now - before < RELOAD_ONCE_MS) return false
    sessionStorage.setItem(RELOADED, String(now))
  } catch {
    // Without storage there is no way to stop a second reload, so there is no first.
    return false
  }
  location.reload()
  return true
}
