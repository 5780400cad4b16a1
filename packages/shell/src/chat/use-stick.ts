import { useLayoutEffect, useRef } from 'react'

/** So near to the end, the reader follows along. */
const NEAR_END = 60

/**
 * Keeps the end of a growing list in sight for readers at the end, and the place for readers above: messages in front
 * push nothing away. `changes` make the list grow.
 */
export function useStick(changes: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ height: 0, top: 0, isAtEnd: true })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { height, top, isAtEnd } = before.current
    if (isAtEnd) element.scrollTop = element.scrollHeight
    else if (top < NEAR_END) element.scrollTop = top + element.scrollHeight - height
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = element
      before.current = {
        height: scrollHeight,
        top: scrollTop,
        isAtEnd: scrollHeight - scrollTop - clientHeight < NEAR_END,
      }
    }
    note()
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, changes)
  return list
}
