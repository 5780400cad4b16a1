import { useEffect, useState } from 'react'

/** Longest leave transition of an overlay, in milliseconds. */
const leaveTime = 250

/** Stays true while something leaves, so that its content does not vanish before the fade; `delay` in milliseconds. */
export function usePresence(isOpen: boolean, delay: number): boolean {
  const [isPresent, setPresent] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPresent(isOpen), isOpen ? delay : leaveTime)
    return () => clearTimeout(timer)
  }, [isOpen, delay])
  return isPresent
}
