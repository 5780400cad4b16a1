import { type KeyboardEvent, type PointerEvent, useState } from 'react'

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The point that a key selects; -1 for other keys. */
export function pointAfter(key: string, active: number | null, count: number, isReversed: boolean): number {
  const forward = isReversed ? 'ArrowLeft' : 'ArrowRight'
  const back = isReversed ? 'ArrowRight' : 'ArrowLeft'
  if (count === 0) return -1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === forward) return active === null ? 0 : Math.min(count - 1, active + 1)
  if (key === back) return active === null ? count - 1 : Math.max(0, active - 1)
  return -1
}

/** The point that is read: by arrow keys, Home and End, or under a pointer. Escape lets go. */
export function useActivePoint(count: number, placeAt: (fraction: number) => number) {
  const [active, setActive] = useState<number | null>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return setActive(null)
    const next = pointAfter(event.key, active, count, isRtl(event.currentTarget))
    if (next < 0) return
    event.preventDefault()
    setActive(next)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const fraction = box.width === 0 ? 0 : (event.clientX - box.left) / box.width
    setActive(placeAt(isRtl(event.currentTarget) ? 1 - fraction : fraction))
  }
  const handlers = {
    onKeyDown,
    onPointerMove,
    onPointerDown: onPointerMove,
    onBlur: () => setActive(null),
    onPointerLeave: () => setActive(null),
  }
  return { active: active !== null && active < count ? active : null, handlers }
}
