import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Full screen for an element. Where the browser has none (iPhones) or refuses, the element fills the window instead;
 * the same press leaves either.
 */
export function useFullScreen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    // Escape and the browser's own gestures leave full screen without our code.
    const follow = () => setFilled(document.fullscreenElement === ref.current && ref.current !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = useCallback(() => {
    if (isFilled) {
      if (document.fullscreenElement) void document.exitFullscreen()
      setFilled(false)
      return
    }
    setFilled(true)
    void ref.current?.requestFullscreen?.().catch(() => undefined)
  }, [isFilled])
  return { ref, isFilled, toggle }
}
