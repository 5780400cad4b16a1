import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The page that the document opened with; `top`: where it was left, in pixels. */
export type FirstPage = { key: string; pathname: string; top: number }

/**
 * The first page's place, and the top of the next one, for a visitor who is faster than the code that remembers the
 * places of all pages (`useScrollMemory`).
 */
export function useFirstPage(): FirstPage {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const { current } = useRef({ key, pathname, top: 0 })
  useLayoutEffect(() => {
    if (pathname !== current.pathname) {
      if (!isBack) window.scrollTo(0, 0)
      return
    }
    const note = () => {
      current.top = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [pathname, isBack, current])
  return current
}
