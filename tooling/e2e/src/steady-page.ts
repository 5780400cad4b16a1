import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
type Seen = { shifts: { size: number; parts: string[] }[]; focused: string[] }
type Watched = Window & { seen?: Seen }

/** Records the shifts of the layout that no input caused, and the moves of the focus, from the first paint on. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shifts: [], focused: [] }
    ;(window as Watched).seen = seen
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : `${node?.nodeName}`)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) seen.shifts.push({ size: value, parts: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('focusin', ({ target }) => seen.focused.push(nameOf(target as Node)))
  })

/** The records of the page so far. */
export const layoutOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as Watched).seen ?? { shifts: [], focused: [] })

/** Marks the announcements that the pages of this test receive as important, and forgets those that it has seen. */
export async function markImportant(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.removeItem('popupSeen')
    // A service worker would answer before the route does.
    navigator.serviceWorker.register = () => new Promise(() => {})
  })
  await page.route(
    (url) => ['/', '/rng', '/promotions'].includes(url.pathname) || url.searchParams.get('types') === 'PU',
    async (route) => {
      const response = await route.fetch()
      const { 'content-encoding': _, ...headers } = response.headers()
      const body = (await response.text()).replaceAll('"important":false', '"important":true')
      await route.fulfill({ response, headers, body })
    },
  )
}
