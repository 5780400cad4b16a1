import { openGates, useLocation } from '@boardwalk/shell/feature'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Reading } from '../games/list-parts.ts'

/** How far the reader was in a list, and the pixels that the page was scrolled by. */
type Place = { reading: Reading; top: number }

const key = 'lobby.places'
const maxVisits = 50
let places: Map<string, Place> | undefined

/** The places of this tab; a reload, or coming back from another site, finds it in the tab's storage. */
function savedPlaces(): Map<string, Place> {
  if (places) return places
  try {
    places = new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    places = new Map()
  }
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify([...savedPlaces()].map(withoutParts)))
    } catch {
      // Without storage a reload starts at the top.
    }
  })
  return places
}

/** Another page has none of the responses, and reads the games in view. */
const withoutParts = ([visit, { reading, top }]: [string, Place]): [string, Place] => [
  visit,
  { reading: { ...reading, parts: [] }, top },
]

function remember(visit: string, place: Place) {
  const all = savedPlaces()
  all.delete(visit)
  all.set(visit, place)
  if (all.size > maxVisits) all.delete(all.keys().next().value ?? visit)
}

/** Frames that a long list may take to be laid out. */
const maxFrames = 30
const handOver = ['wheel', 'touchstart', 'keydown'] as const

/** Scrolls as soon as the page is long enough, unless the reader moves first; returns a function that cancels it. */
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
    if (Math.abs(window.scrollY - top) < 2 || frames > maxFrames) end()
    else frame = requestAnimationFrame(step)
  }
  for (const name of handOver) window.addEventListener(name, end, { passive: true })
  step()
  return stop
}

/**
 * Remembers how far a list is read, and resumes it for a visit that Back returns to. The server and the first client
 * render start at the beginning. Returns the scroll position that is still to be restored.
 */
export function usePlace(question: string, reading: Reading, resume: (reading: Reading) => void) {
  const visit = `${useLocation().key} ${question}`
  const pending = useRef<number | null>(null)
  const now = useRef({ visit, reading })
  /** The last reported scroll position: reading it from the document would force a layout in the middle of a change. */
  const top = useRef(0)

  useLayoutEffect(() => {
    top.current = window.scrollY
    const place = savedPlaces().get(now.current.visit)
    if (!place) return
    pending.current = place.top
    resume(place.reading)
  }, [resume])
  useLayoutEffect(() => {
    if (reading.isOpen || now.current.visit !== visit) remember(visit, { reading, top: pending.current ?? top.current })
    now.current = { visit, reading }
  }, [visit, reading])
  useEffect(() => {
    const note = () => {
      top.current = window.scrollY
      if (pending.current === null) remember(now.current.visit, { reading: now.current.reading, top: top.current })
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return pending
}

/** A list that the reader comes back to does not wait for a rest: it returns to its place. */
export const useHurryBack = () =>
  useEffect(() => {
    if (savedPlaces().size > 0) openGates()
  }, [])

/** Puts the page back to where a list was left, once the list is there. */
export function useScrollBack(pending: RefObject<number | null>, isThere: boolean) {
  useEffect(() => {
    if (!isThere || pending.current === null) return
    return scrollBack(pending.current, () => {
      pending.current = null
    })
  }, [isThere, pending])
}
