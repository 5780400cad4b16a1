import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { useSettled } from '../foundation/use-settled.ts'

/** Part of a picture's box that must be in view before it loads. */
const threshold = 0.1

const subscribe = () => () => {}
const useIsFirstPaint = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )

let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()

function watch(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { threshold },
  )
  const shared = observer
  waiting.set(element, onSeen)
  shared.observe(element)
  return () => {
    waiting.delete(element)
    shared.unobserve(element)
  }
}

/**
 * Whether a picture may load. In the server's HTML always: the browser's own `loading="lazy"` holds it back there,
 * with or without scripts. A client-rendered picture loads when a tenth of it is in view and the page does not scroll
 * fast, which saves the bytes of skipped pictures.
 */
export function useMayLoad(ref: RefObject<Element | null>, isLazy: boolean): boolean {
  const isFirstPaint = useIsFirstPaint()
  const isSettled = useSettled()
  const [mayLoad, setMayLoad] = useState(isFirstPaint || !isLazy)
  useEffect(() => {
    if (mayLoad || !isSettled || !ref.current) return
    return watch(ref.current, () => setMayLoad(true))
  }, [mayLoad, isSettled, ref])
  return mayLoad
}
