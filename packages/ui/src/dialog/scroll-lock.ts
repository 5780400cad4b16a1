let locks = 0
let position = { left: 0, top: 0 }

/** Stops the page behind an overlay from scrolling; returns the release, which puts the page back where it was. */
export function lockScroll(): () => void {
  if (locks === 0) {
    position = { left: window.scrollX, top: window.scrollY }
    document.documentElement.dataset.scrollLocked = ''
  }
  locks += 1
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    locks -= 1
    if (locks > 0) return
    delete document.documentElement.dataset.scrollLocked
    window.scrollTo({ ...position, behavior: 'instant' })
  }
}
