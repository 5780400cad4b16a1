import type { Page } from '@playwright/test'

/** As with the browser's own setting for text, twice as large. */
export const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Pixels by which the page is wider than the window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Parts of an overlay that are past an edge of the window, from the outside in. A part of a list that scrolls sideways
 * by itself, such as a wide table, is within reach.
 */
export const pastTheEdge = (page: Page) =>
  page.evaluate(() => {
    const scrollsByItself = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.scrollHeight <= element.clientHeight + 1
    const found: string[] = []
    const visit = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // Texts for screen readers alone are a pixel wide.
      if (width > 1 && (left < -1 || right > window.innerWidth + 1)) found.push(element.outerHTML.slice(0, 120))
      else if (!scrollsByItself(element)) for (const child of element.children) visit(child)
    }
    for (const dialog of document.querySelectorAll('dialog[open]')) visit(dialog)
    return found
  })
