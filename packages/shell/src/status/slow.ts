/** Sent to the window when a request takes long. */
export const SLOW_EVENT = 'boardwalk:slow'
export const SLOW_MS = 8000

/** Sends the event when a wait grows long; the promise is unchanged. */
export function sayIfSlow<T>(wait: Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return wait
  const timer = setTimeout(() => dispatchEvent(new Event(SLOW_EVENT)), SLOW_MS)
  return wait.finally(() => clearTimeout(timer))
}
