import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { scrollBehavior } from '../foundation/media.ts'
import { inMiddleCopy, nearestCopy, stepOf } from './loop-position.ts'

/** Debounce after which a scroll counts as finished. */
const rest = 120
const signOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** Widths of a row of equal slides, read when they are needed. */
function measure(row: HTMLElement, count: number, loops: boolean) {
  const [first, second] = row.children
  if (!first) return { pitch: 0, lap: 0, inView: 0, at: 0 }
  const width = first.getBoundingClientRect().width
  const gap = second ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left) : width
  const pitch = gap || width || 1
  const inView = Math.max(1, Math.round((row.clientWidth + pitch - width) / pitch))
  return { pitch, lap: loops ? pitch * count : 0, inView, at: Math.abs(row.scrollLeft) }
}

/** Runs each time a row's scrolling has finished, until the returned function is called. */
function onScrollRest(row: HTMLElement, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(run, rest)
  }
  row.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    row.removeEventListener('scroll', onScroll)
  }
}

/** True once a row that is watched has been scrolled, at the end of the movement. */
export function useHasScrolled(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [hasScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const row = ref.current
    return row && isWatched && !hasScrolled ? onScrollRest(row, () => setScrolled(true)) : undefined
  }, [ref, isWatched, hasScrolled])
  return hasScrolled
}

/** Scrolls a row of slides; a looping row has three copies and returns to the middle one at rest. */
export function useRing(ref: RefObject<HTMLElement | null>, count: number, loops: boolean) {
  const recentre = useCallback(() => {
    const row = ref.current
    if (!(row && loops)) return
    const { lap, at } = measure(row, count, loops)
    const goal = inMiddleCopy(at, lap)
    if (Math.abs(goal - at) > 1) row.scrollTo({ left: signOf(row) * goal, behavior: 'instant' })
  }, [ref, count, loops])

  useLayoutEffect(recentre, [recentre])
  useEffect(() => {
    const row = ref.current
    return row && loops ? onScrollRest(row, recentre) : undefined
  }, [ref, loops, recentre])

  const scrollTo = (place: (size: ReturnType<typeof measure>) => number) => {
    const row = ref.current
    if (!row) return
    recentre()
    row.scrollTo({ left: signOf(row) * place(measure(row, count, loops)), behavior: scrollBehavior() })
  }
  const move = (direction: 1 | -1) =>
    scrollTo(({ at, pitch, inView }) => at + direction * stepOf(count, inView) * pitch)
  const stepOn = () => scrollTo(({ at, pitch }) => at + pitch)
  /** Brings a slide into sight by the shortest way. */
  const reveal = (index: number) =>
    scrollTo(({ at, pitch, lap, inView }) => {
      const goal = nearestCopy(at, index * pitch + lap, lap)
      const last = at + (inView - 1) * pitch
      return goal < at ? goal : goal > last ? goal - (inView - 1) * pitch : at
    })
  return { move, stepOn, reveal }
}
