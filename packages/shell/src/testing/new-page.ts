import { __PRIVATE__ as styled } from 'styled-components'
import { vi } from 'vitest'

/**
 * Begins a file as a browser begins a page, in the worker and the document that it shares with other files: our modules
 * are evaluated again, and with them their stores, lazy parts and mocks. Returns the end of the page.
 */
export function newPage(): () => void {
  vi.resetModules()
  emptyDocument()
  emptyStyleSheet()
  return listenForOnePage()
}

/** `body` and `head` themselves stay: the testing library has references to them. */
function emptyDocument() {
  const { documentElement, head, body } = document
  head.replaceChildren()
  body.replaceChildren()
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  history.replaceState(null, '', '/')
}

/** The rules of a page belong to its modules; the library would continue to write into a removed element. */
function emptyStyleSheet() {
  const { mainSheet } = styled
  mainSheet.gs = {}
  mainSheet.names.clear()
  mainSheet.keyframeIds.clear()
  mainSheet.clearTag()
}

/** Removes the window listeners of a page at its end. */
function listenForOnePage(): () => void {
  const { addEventListener } = window
  const listeners: Parameters<typeof addEventListener>[] = []
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener)
    addEventListener(...listener)
  }
  return () => {
    window.addEventListener = addEventListener
    for (const listener of listeners) window.removeEventListener(...listener)
  }
}
