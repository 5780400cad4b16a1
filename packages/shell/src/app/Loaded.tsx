import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { sayIfSlow } from '../status/slow.ts'

type Part<P> = ComponentType<P> & { preload?: () => Promise<unknown>; isLoaded?: () => boolean }
type Outcome = { part: unknown; error?: unknown }

/** Whether the code of a part has arrived; loads it as soon as it is wanted. Throws if that fails, as the part would. */
export function useLoaded<P>(part: Part<P>, isWanted = true): boolean {
  const [outcome, setOutcome] = useState<Outcome>()
  const isThere = !part.preload || part.isLoaded?.() === true
  useEffect(() => {
    if (isThere || !isWanted || !part.preload) return
    let isGone = false
    // In pieces that the browser can paint between: this is the response to a press.
    const end = (error?: unknown) => {
      if (!isGone) startTransition(() => setOutcome({ part, error }))
    }
    sayIfSlow(part.preload()).then(() => end(), end)
    return () => {
      isGone = true
    }
  }, [part, isThere, isWanted])
  if (isThere) return true
  if (outcome?.part === part && outcome.error) throw outcome.error
  return outcome?.part === part
}

type Props<P> = { of: Part<P>; props: P; placeholder?: ReactNode }

/**
 * A part that did not come with its page; `placeholder` or nothing until its code has arrived. A render without the code
 * would suspend, and React shows a suspended part 300 ms later at the earliest.
 */
export function Loaded<P extends object>({ of: Content, props, placeholder = null }: Props<P>) {
  return useLoaded(Content) ? <Content {...props} /> : placeholder
}
