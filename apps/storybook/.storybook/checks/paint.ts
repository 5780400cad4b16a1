import { server } from 'vitest/browser'

/** Sets it for the frame that the tested page is in, unless a person watches. */
function setOpacity(value: string): void {
  const frame = window.frameElement
  // The frame belongs to the realm of its parent, so `instanceof` would fail.
  if (frame && 'style' in frame && server.config.browser.headless)
    Object.assign(frame.style as object, { opacity: value })
}

/**
 * Turns off painting: layout, styles and events are the same, and a browser without a graphics card saves the pixels of
 * every frame, a sixth of a story's time. Only pictures need them.
 */
export const stopPainting = () => setOpacity('0')
export const startPainting = () => setOpacity('')
