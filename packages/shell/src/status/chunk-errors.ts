/** Session storage: the build that was reloaded for. */
export const RELOADED = 'chunkReloadFor'
/** Names the build: every build gives this code's file another address. */
export const thisBuild = import.meta.url
/** How long a chunk may take. Source: visitor specification §9. */
export const CHUNK_TIMEOUT_MS = 120_000

const chunkFailure =
  /(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|(Loading chunk timed out))(?: for)?[:.]?\s*(\S*)/i

export type ChunkFailure = { address: string; isStyle: boolean; isLate: boolean }

/** The file that did not load, and how; null when the error is about something else. */
export function chunkFailureOf(error: unknown): ChunkFailure | null {
  const message = error instanceof Error ? error.message : ''
  const found = chunkFailure.exec(message)
  return found && { address: found[2] ?? '', isStyle: /CSS/.test(message), isLate: found[1] !== undefined }
}

/** Address of the imported file, as the build wrote it; not every browser's error names it. */
function addressIn(load: () => unknown): string {
  const file = /["'`]\.?\/?([\w./@~-]+\.\w+)["'`]/.exec(String(load))?.[1]
  return file ? new URL(file, thisBuild).href : ''
}

/** Runs an import. One that takes too long fails, and every failure names its file. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Loading chunk timed out: ${addressIn(load)}`))
    const timer = setTimeout(late, CHUNK_TIMEOUT_MS)
    const fail = (error: unknown) =>
      reject(
        chunkFailureOf(error)?.address === '' ? new Error(`${(error as Error).message} ${addressIn(load)}`) : error,
      )
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * After a release the old files are gone: one automatic reload fetches the new page. False when this version was reloaded
 * before, or when there is no network to reload from.
 */
export function reloadOnce(version = thisBuild): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(RELOADED) === version) return false
    sessionStorage.setItem(RELOADED, version)
  } catch {
    // Without storage there is no way to stop a second reload, so there is no first.
    return false
  }
  location.reload()
  return true
}
