import { type RefObject, useEffect, useState } from 'react'
import { useHydrating } from '../foundation/use-hydrating.ts'
import { useSettled } from '../foundation/use-settled.ts'

/** Part of a picture's box that must be in view before it loads. */
const threshold = 0.1

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

/** At once, by the browser's own judgement in the server's HTML, or not before it is seen. */
export type Loading = 'eager' | 'lazy' | 'seen'

/**
 * Whether a picture may load. In the server's HTML a lazy one may: the browser defers it, with or without scripts, but
 * fetches pictures a thousand pixels away. One that is client-rendered, or far down, loads when a tenth of it is in
 * view and the page does not scroll fast, which saves the bytes of skipped pictures.
 */
export function useMayLoad(ref: RefObject<Element | null>, loading: Loading): boolean {
  const isFirstPaint = useHydrating()
  const isSettled = useSettled()
  const [mayLoad, setMayLoad] = useState(loading === 'eager' || (isFirstPaint && loading === 'lazy'))
  useEffect(() => {
    if (mayLoad || !isSettled || !ref.current) return
    return watch(ref.current, () => setMayLoad(true))
  }, [mayLoad, isSettled, ref])
  return mayLoad
}
