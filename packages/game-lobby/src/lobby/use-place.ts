import { useLocation } from '@boardwalk/shell/feature'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How far somebody had read a list: its pages, and the pixels that the page was scrolled by. */
export type Place = { pages: number; top: number }

const key = 'lobby.places'
const most = 50
let places: Map<string, Place> | undefined

/** What this tab remembers; a reload, or coming back from another site, finds it in the tab's storage. */
function known(): Map<string, Place> {
  if (places) return places
  try {
    places = new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    places = new Map()
  }
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify([...known()]))
    } catch {
      // Without storage a reload starts at the top.
    }
  })
  return places
}

function remember(visit: string, place: Place) {
  const all = known()
  all.delete(visit)
  all.set(visit, place)
  if (all.size > most) all.delete(all.keys().next().value ?? visit)
}

/** Frames that a long list may take to be laid out. */
const patience = 30
const handOver = ['wheel', 'touchstart', 'keydown'] as const

/** Scrolls as soon as the page is long enough, unless the reader moves first; returns what stops it. */
function scrollBack(top: number, onDone: () => void): () => void {
  let frames = 0
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of handOver) window.removeEventListener(name, end)
  }
  const end = () => {
    stop()
    onDone()
  }
  const step = () => {
    window.scrollTo({ top, behavior: 'instant' })
    frames += 1
    if (Math.abs(window.scrollY - top) < 2 || frames > patience) end()
    else frame = requestAnimationFrame(step)
  }
  for (const name of handOver) window.addEventListener(name, end, { passive: true })
  step()
  return stop
}

/**
 * Pages shown of a list: one for a new question, as many as before for a visit that Back returns to. The server and the
 * first client render know one page.
 */
export function usePlace(question: string) {
  const visit = `${useLocation().key} ${question}`
  const [pages, setPages] = useState(1)
  /** Where the page is still to be scrolled to. */
  const pending = useRef<number | null>(null)
  const now = useRef({ visit, pages })
  /** Where the page is, as it last said: to ask it would have it laid out in the middle of a change. */
  const top = useRef(0)

  useLayoutEffect(() => {
    top.current = window.scrollY
    const place = known().get(now.current.visit)
    if (!place) return
    pending.current = place.top
    setPages(place.pages)
  }, [])
  useLayoutEffect(() => {
    if (pages > 1 || now.current.visit !== visit) remember(visit, { pages, top: pending.current ?? top.current })
    now.current = { visit, pages }
  }, [visit, pages])
  useEffect(() => {
    const note = () => {
      top.current = window.scrollY
      if (pending.current === null) remember(now.current.visit, { pages: now.current.pages, top: top.current })
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  /** By so many pages, of `most` in the whole list. */
  const showMore = useCallback(
    (by: number, most = Number.POSITIVE_INFINITY) => setPages((count) => Math.max(count, Math.min(count + by, most))),
    [],
  )
  return { pages, showMore, pending }
}

/** Puts the page back to where a list was left, once the list is there. */
export function useScrollBack(pending: RefObject<number | null>, isThere: boolean) {
  useEffect(() => {
    if (!isThere || pending.current === null) return
    return scrollBack(pending.current, () => {
      pending.current = null
    })
  }, [isThere, pending])
}
