import type { Page } from '@playwright/test'
import budgets from '../../../perf/budgets.json' with { type: 'json' }
import { expect, hydrated, leaveGreetings, test } from '../quiet-page.ts'
import { layoutOf, markImportant, watchLayout } from '../steady-page.ts'
import { inTurn } from '../turns.ts'

/** A finger cannot hover, so the vendors' signs in colour are never loaded. */
test.use({ isMobile: true, hasTouch: true })

/** Bytes of budgets are thousands, as everywhere in `tooling/perf`. */
const kilobytes = (bytes: number) => bytes / 1000

for (const path of ['/', '/rng', '/register'])
  test(`the document of ${path} arrives in one round trip`, async ({ page, trouble }) => {
    const response = await page.goto(path)
    expect(response?.headers()['content-encoding']).toBe('br')
    const sizes = await response?.request().sizes()
    const { responseBodySize = Number.NaN, responseHeadersSize = Number.NaN } = sizes ?? {}
    expect(kilobytes(responseBodySize)).toBeLessThanOrEqual(budgets.document.goal)
    expect(kilobytes(responseHeadersSize + responseBodySize)).toBeLessThanOrEqual(budgets.firstWindow.goal)
    expect(trouble).toEqual([])
  })

/** Everything that the page loaded so far, itself included, with its compressed size and its size as sent. */
const loaded = (page: Page) =>
  page.evaluate(() => {
    const mark = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN
    const kinds = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    return (kinds as PerformanceResourceTiming[]).map(({ name, startTime, encodedBodySize, transferSize }) => ({
      name,
      isEarly: startTime < mark,
      size: encodedBodySize,
      sent: transferSize,
    }))
  })
const sum = (sizes: number[]) => kilobytes(sizes.reduce((total, size) => total + size, 0))

/** Requests and bytes of the first view of a page, scripts that every page loads after it included. */
async function firstView(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect
    .poll(async () => (await loaded(page)).filter(({ name }) => /after-[^/]*\.js$/.test(name)))
    .toHaveLength(1)
  await page.waitForLoadState('networkidle')
  const all = await loaded(page)
  return { all, list: all.map(({ name, sent }) => `${name} ${sent}`).join('\n') }
}

test('home becomes interactive with few scripts, and is few requests, bytes and elements until it is quiet', async ({
  page,
  trouble,
}) => {
  const { all, list } = await firstView(page, '/')
  const scripts = all.filter(({ name, isEarly }) => isEarly && name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(2)
  expect(sum(scripts.map(({ size }) => size)), list).toBeLessThanOrEqual(budgets.homeScripts.goal)
  expect(all.length, list).toBeLessThanOrEqual(budgets.firstRequests.goal)
  expect(sum(all.map(({ sent }) => sent)), list).toBeLessThanOrEqual(budgets.firstBytes.goal)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(budgets.firstNodes.goal)
  expect(trouble).toEqual([])
})

const pages = [
  { path: '/rng', requests: budgets.lobbyRequests, bytes: budgets.lobbyBytes },
  { path: '/promotions', requests: budgets.pageRequests, bytes: budgets.pageBytes },
  { path: '/register', requests: budgets.pageRequests, bytes: budgets.pageBytes },
]
for (const { path, requests, bytes } of pages)
  test(`the first view of ${path} is few requests and bytes`, async ({ page, trouble }) => {
    const { all, list } = await firstView(page, path)
    expect(all.length, list).toBeLessThanOrEqual(requests.goal)
    expect(sum(all.map(({ sent }) => sent)), list).toBeLessThanOrEqual(bytes.goal)
    expect(trouble).toEqual([])
  })

/** Late parts of a page, such as a pop-up, appear within this time. */
const laterMs = 2_500
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Opens a page and returns the sum of its shifts, and the elements that took the focus. */
async function watched(page: Page, path: string, isThere: () => Promise<void>) {
  await page.goto(path)
  await hydrated(page)
  await isThere()
  await page.waitForTimeout(laterMs)
  const { shifts, focused } = await layoutOf(page)
  return { shifted: shifts.reduce((sum, { size }) => sum + size, 0), focused, list: JSON.stringify(shifts) }
}

const popupOf = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'I have read this' }) })
const steady = [
  { title: 'nothing shifts after the first paint, and the focus stays', isImportant: false },
  { title: 'an important announcement shifts nothing; it alone takes the focus', isImportant: true },
]
for (const [index, { title, isImportant }] of steady.entries())
  inTurn(index, () =>
    test(title, async ({ page, trouble }) => {
      await leaveGreetings(page)
      await watchLayout(page)
      if (isImportant) await markImportant(page)
      for (const screen of screens)
        for (const path of ['/', '/rng', '/promotions']) {
          // Announcements open automatically at home alone.
          const opens = isImportant && path === '/'
          const popups = () => expect(popupOf(page)).toHaveCount(opens ? 1 : 0)
          await page.setViewportSize(screen)
          const { shifted, focused, list } = await watched(page, path, popups)
          expect.soft(shifted, `${path} at ${screen.width}: ${list}`).toBeLessThanOrEqual(0.01)
          if (opens) await expect.poll(async () => (await layoutOf(page)).focused).not.toEqual([])
          else expect.soft(focused, `${path} at ${screen.width}`).toEqual([])
          await popups()
        }
      expect(trouble).toEqual([])
    }),
  )
