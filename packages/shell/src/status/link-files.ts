/** The event before the import of a file, which a listener prevents. The build's helper dispatches it. */
export const PRELOAD = 'vite:preload'

/**
 * Loads the files of an import without running them: the import itself never ends. Only a build has files; in
 * development and in tests this does nothing.
 */
export function linkFiles(load: () => Promise<unknown>): void {
  if (!import.meta.env.PROD) return
  const hold = (event: Event) => event.preventDefault()
  addEventListener(PRELOAD, hold)
  load().catch(() => undefined)
  removeEventListener(PRELOAD, hold)
}
