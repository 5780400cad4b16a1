import { VisuallyHidden } from '@boardwalk/ui'
import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react'

const AnnounceContext = createContext<(text: string) => void>(() => undefined)

/** Speaks a sentence to screen readers without moving the focus. */
export const useAnnounce = () => useContext(AnnounceContext)

/** The page's one polite live region. The text is set outside React, so that an announcement renders nothing. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLSpanElement>(null)
  const announce = useCallback((text: string) => {
    if (region.current) region.current.textContent = text
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden ref={region} role="status" aria-live="polite" />
    </AnnounceContext>
  )
}
