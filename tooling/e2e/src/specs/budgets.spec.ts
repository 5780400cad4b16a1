import type { Page } from '@playwright/test'
import budgets from '../../../perf/budgets.json' with { type: 'json' }
import { expect, hydrated, test } from '../quiet-page.ts'

/** Bytes of budgets are thousands, as everywhere in `tooling/perf`. */
const kilobytes = (bytes: number) => bytes / 1000

for (const path of ['/', '/rng', '/register'])
  test(`the document of ${path} arrives in one round trip`, async ({ page, trouble }) => {
    const response = await page.goto(path)
    expect(response?.headers()['content-encoding']).toBe('br')
    const sizes = await response?.request().sizes()
    expect(kilobytes(sizes?.responseBodySize ?? Number.NaN)).toBeLessThanOrEqual(budgets.document.goal)
    expect(trouble).toEqual([])
  })

/** Everything that began to load before the page lived, with its compressed size. */
const loadedBeforeLife = (page: Page) =>
  page.evaluate(() => {
    const mark = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries
      .filter(({ startTime }) => startTime < mark)
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }))
  })

test('home hydrates with few scripts', async ({ page, trouble }) => {
  await page.goto('/')
  await hydrated(page)
  const scripts = (await loadedBeforeLife(page)).filter(({ name }) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(2)
  const total = kilobytes(scripts.reduce((sum, { size }) => sum + size, 0))
  expect(total, scripts.map(({ name, size }) => `${name} ${size}`).join('\n')).toBeLessThanOrEqual(
    budgets.homeScripts.goal,
  )
  expect(trouble).toEqual([])
})
