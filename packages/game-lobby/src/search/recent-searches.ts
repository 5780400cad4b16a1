import { useCallback, useSyncExternalStore } from 'react'

const key = 'searches'
const maxSearches = 8
const none: readonly string[] = []
const listeners = new Set<() => void>()
let kept: readonly string[] | undefined

/** Earlier searches in this browser, newest first; none if storage is blocked or contains something else. */
function read(): readonly string[] {
  if (kept) return kept
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    kept = Array.isArray(stored) ? stored.filter((name) => typeof name === 'string').slice(0, maxSearches) : none
  } catch {
    kept = none
  }
  return kept
}

function write(names: readonly string[]) {
  kept = names
  try {
    if (names.length > 0) localStorage.setItem(key, JSON.stringify(names))
    else localStorage.removeItem(key)
  } catch {
    // They last as long as the page does.
  }
  for (const listener of listeners) listener()
}

/** The searches with one more: once each, and without the half-typed one before it. */
export function withSearch(names: readonly string[], name: string): readonly string[] {
  const wanted = name.trim()
  if (wanted === '') return names
  const rest = names.filter((other) => other.toLowerCase() !== wanted.toLowerCase())
  const [last] = rest
  const isHalf = last !== undefined && wanted.toLowerCase().startsWith(last.toLowerCase())
  return [wanted, ...(isHalf ? rest.slice(1) : rest)].slice(0, maxSearches)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Drops the cached value, as another browser would. */
export const forgetRead = () => {
  kept = undefined
}

export function useRecentSearches() {
  const names = useSyncExternalStore(subscribe, read, () => none)
  return {
    names,
    remember: useCallback((name: string) => write(withSearch(read(), name)), []),
    clear: useCallback(() => write(none), []),
  }
}
