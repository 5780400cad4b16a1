import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls the newest `tick` every `period` ms while it runs, the element is in view and the page is visible. A render in
 * between does not reset the period.
 */
export function useWhileShown(ref: RefObject<Element | null>, period: number, tick: () => void, isRunning = true) {
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    const element = ref.current
    if (!(element && isRunning)) return
    let timer: ReturnType<typeof setInterval> | undefined
    let isInView = false
    const update = () => {
      clearInterval(timer)
      timer = isInView && document.visibilityState === 'visible' ? setInterval(() => onTick(), period) : undefined
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
  }, [ref, period, isRunning])
}
