import '@testing-library/jest-dom/vitest'
import { elementError } from '@boardwalk/vitest/element-error'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

if (typeof window !== 'undefined') {
  afterAll((await import('./new-page.ts')).newPage())
  // A busy machine loads a lazy chunk slower than the second that the library grants.
  ;(await import('@testing-library/react')).configure({
    asyncUtilTimeout: 30_000,
    getElementError: elementError,
  })
  // jsdom has no media queries; none matches here.
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  })
  // Nothing is in view, unless a test replaces this.
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  // Sealing compares byte arrays by class, and jsdom brings a second one.
  globalThis.Uint8Array = new TextEncoder().encode('').constructor as Uint8ArrayConstructor
  // A stream that never opens, so that pages poll.
  globalThis.EventSource = class extends EventTarget {
    close() {}
  } as unknown as typeof EventSource
  // jsdom cannot navigate to another document, and logs an error; a test looks at the link instead.
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
  })
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

beforeEach(() => {
  if (typeof window === 'undefined') return
  // The testing library wraps its calls in act, and tests wait for the rest; React need not warn of that.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['lang', 'theme', 'merchant', 'remember']) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
  document.documentElement.removeAttribute('data-session')
  document.documentElement.removeAttribute('data-theme')
})
afterEach(async ({ task }) => {
  if (typeof window === 'undefined') return
  const { cleanup, prettyDOM } = await import('@testing-library/react')
  if (task.result?.state === 'fail') console.info(prettyDOM(document.body))
  cleanup()
})
// A busy machine may still be loading lazy code at the end of a file; without a page that would be reported as an error
// without a test.
afterAll(() => vi.dynamicImportSettled())
