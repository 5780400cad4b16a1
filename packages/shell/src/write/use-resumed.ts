import { useState } from 'react'
import type { Write } from './use-write.ts'

/** Whether a write is followed whose outcome was unknown, as after a reload: until its outcome was read or it was dropped. */
export function useResumed({ phase }: Pick<Write<object, unknown>, 'phase'>): boolean {
  const [isResumed, setResumed] = useState(false)
  if (!isResumed && phase === 'unknown') setResumed(true)
  if (isResumed && phase === 'idle') setResumed(false)
  return isResumed
}
