import { useState } from 'react'

/**
 * Whether an overlay was open before. Until then it renders nothing, so that the first view has neither its styles nor
 * the style of the whole page computed again for their rules; after that it stays for its way out.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen
}
