import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { glideTo } from './glide-to.ts'

/** The slide in view, and ways to move. Renders only when another slide has come into view. */
export function useSlides(ref: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0)
  const current = useRef(0)

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const read = () => {
      // The pictures of the other slides wait for it.
      scroller.dataset.moved = 'true'
      const width = scroller.clientWidth
      const seen = width === 0 ? 0 : Math.round(Math.abs(scroller.scrollLeft) / width)
      current.current = seen
      setIndex(seen)
    }
    scroller.addEventListener('scroll', read, { passive: true })
    return () => scroller.removeEventListener('scroll', read)
  }, [ref])

  const goTo = useCallback(
    (slide: number) => {
      const scroller = ref.current
      if (!scroller) return
      const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
      glideTo(scroller, sign * slide * scroller.clientWidth)
    },
    [ref],
  )
  const next = useCallback(() => goTo((current.current + 1) % count), [goTo, count])
  return { index, goTo, next }
}
