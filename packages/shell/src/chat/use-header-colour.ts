import { useCallback } from 'react'
import { readableOn, readColour } from './readable-on.ts'

/**
 * Gives an element the configured colour, and a readable one to its words; through CSSOM, as the page's policy
 * requires.
 */
export function useHeaderColour(colour: string | null | undefined) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const background = readColour(colour)
      element.style.background = background ? `rgb(${background.join(' ')})` : ''
      element.style.color = background ? readableOn(background) : ''
    },
    [colour],
  )
}
