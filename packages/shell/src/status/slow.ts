/** Sent to the window when something that was asked for takes long. */
export const SLOW_EVENT = 'boardwalk:slow'
export const SLOW_MS = 8000

/** Says so when a wait grows long; what is waited for is the same. */
export function sayIfSlow<T>(wait: Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return wait
  const timer = setTimeout(() => dispatchEvent(new Event(SLOW_EVENT)), SLOW_MS)
  return wait.finally(() => clearTimeout(timer))
}
