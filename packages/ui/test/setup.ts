import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

if (typeof window !== 'undefined') {
  fillJsdom()
  // Files of a worker share the document.
  document.body.replaceChildren()
}

/** jsdom has no top layer, no layout and no media. Stories test those in a real browser. */
function fillJsdom() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
  window.scrollTo = () => {}
  Element.prototype.scrollTo = () => {}
  Element.prototype.animate = () => ({}) as Animation
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList
}
