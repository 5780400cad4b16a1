import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { FirstPage } from './use-first-page.ts'

/** Long enough for a page whose responses are cached or fast; afterwards the visitor has begun to read. */
const FRAMES = 180
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls as soon as the page is long enough; the returned function cancels it, as does the visitor's first move. */
function scrollBackTo(top: number): () => void {
  let frame = 0
  let left = FRAMES
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of interruptions) window.removeEventListener(name, stop)
  }
  const step = () => {
    window.scrollTo({ top, behavior: 'instant' })
    left -= 1
    if (Math.abs(window.scrollY - top) < 1 || left === 0) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true })
  step()
  return stop
}

/** Back and Forward return to the place where each page was left; another move begins at the top. */
export function useScrollMemory(first: FirstPage) {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const places = useRef(new Map([[first.key, first.top]]))
  const current = useRef({ key, pathname })
  /** Between a press on Back and the page it leads to, the browser scrolls on its own. */
  const isLeaving = useRef(false)

  useEffect(() => {
    const note = () => {
      if (!isLeaving.current) places.current.set(current.current.key, window.scrollY)
    }
    const leave = () => {
      isLeaving.current = true
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('popstate', leave)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('popstate', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const before = current.current
    current.current = { key, pathname }
    isLeaving.current = false
    if (before.pathname === pathname) return
    return scrollBackTo(isBack ? (places.current.get(key) ?? 0) : 0)
  }, [key, pathname, isBack])
}
