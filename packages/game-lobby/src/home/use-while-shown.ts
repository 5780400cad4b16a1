import { type RefObject, useEffect } from 'react'

/** Calls `tick` every `period` ms while the element is in view and the page is visible; not at all otherwise. */
export function useWhileShown(ref: RefObject<Element | null>, period: number, tick: () => void) {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let timer: ReturnType<typeof setInterval> | undefined
    let isInView = false
    const update = () => {
      clearInterval(timer)
      timer = isInView && document.visibilityState === 'visible' ? setInterval(tick, period) : undefined
    }
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      update()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [ref, period, tick])
}
