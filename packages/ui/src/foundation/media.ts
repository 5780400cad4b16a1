import { useSyncExternalStore } from 'react'
import { canHover } from './sizes.ts'

const onServer = () => false

/** Whether a media query matches; false on the server and in the first client render, so that hydration agrees. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
    onServer,
  )
}

export const usePrefersCalm = () => useMedia('(prefers-reduced-motion: reduce)')

/** Whether the pointer can hover. Unknown on the server, so hover-only content waits for hydration. */
export const useCanHover = () => useMedia(canHover.slice('@media '.length))

/**
 * Scroll behaviour for a scripted move: smooth unless the reader prefers reduced motion. Call it in handlers and
 * effects only.
 */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
