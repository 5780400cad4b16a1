import { useState } from 'react'
import type { Write } from './use-write.ts'

type Phase = Write<object, unknown>['phase']
type Followed = 'no' | 'notice' | 'dialog'

/** A notice while a write runs without its dialog, then the dialog with the outcome. */
function next(now: Followed, isOpen: boolean, phase: Phase): Followed {
  if (isOpen || phase === 'idle') return 'no'
  if (now === 'dialog' || phase === 'unknown') return 'dialog'
  if (phase === 'sending' || phase === 'checking') return 'notice'
  return now === 'notice' ? 'dialog' : 'no'
}

/** Follows a write whose dialog was closed, or that a reload interrupted, to the moment when its outcome was read. */
export function useFollowed(isOpen: boolean, phase: Phase): Followed {
  const [now, setNow] = useState<Followed>('no')
  const following = next(now, isOpen, phase)
  if (following !== now) setNow(following)
  return following
}
