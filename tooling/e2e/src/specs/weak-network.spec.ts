import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { gatewayUrl } from '../brands.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, hydrated, test } from '../quiet-page.ts'

const titleOfOfflinePage = (tag: string): string =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${tag}/network.json`, import.meta.url), 'utf8')).offlinePage
    .title

const isCode = /\/assets\/\w[\w-]*\/.*\.js$/

/** Waits until the browser's worker answers for this page. */
const worker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })

test('without a network a page reports it in the brand’s colours, and reloads automatically', async ({
  page,
  context,
  brand,
  trouble,
}) => {
  await storefront(page).open()
  await worker(page)
  await context.setOffline(true)
  await page.goto('/help').catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('Nothing is lost')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.id)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There is still no connection.')).toBeVisible()
  trouble.length = 0
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await hydrated(page)
})

test('the offline page uses the chosen language', async ({ page, context, brand, trouble }) => {
  const { second } = brand
  test.skip(second === undefined, 'the region has one language')
  if (!second) return
  await storefront(page).open()
  await worker(page)
  await page.evaluate((code) => {
    localStorage.setItem('lang', code)
    localStorage.setItem('theme', 'dark')
  }, second.code)
  await context.setOffline(true)
  await page.goto('/rng').catch(() => undefined)
  await expect(page.locator('html')).toHaveAttribute('lang', second.tag)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { name: titleOfOfflinePage(second.tag) })).toBeVisible()
  trouble.length = 0
})

test('the worker keeps the offline page and nothing else', async ({ page, trouble }) => {
  const site = storefront(page)
  await site.open()
  await worker(page)
  await site.open('/rng')
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline.html'])
  expect(trouble).toEqual([])
})

test('a notice reports once that the network is gone, and typed text stays', async ({ page, context, trouble }) => {
  await storefront(page).open('/register')
  await page.waitForLoadState('networkidle')
  const field = page.getByLabel('Username', { exact: true }).first()
  await field.fill('mariateresa')
  await context.setOffline(true)
  await expect(page.getByText(/You are offline\. What you typed is saved/)).toHaveCount(1)
  await expect(field).toHaveValue('mariateresa')
  await context.setOffline(false)
  await expect(page.getByText(/You are offline\. What you typed is saved/)).toHaveCount(0)
  await expect(field).toHaveValue('mariateresa')
  trouble.length = 0
})

test('a chunk that a release removed reloads the page once, then the page reports it (checklist 144)', async ({
  page,
  trouble,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  // Loaded content stays; requests of the next page fail, also after a reload.
  await page.route(isCode, async (route) => {
    const isHelp = /content-pages|HelpPage/.test(route.request().url())
    await (isHelp ? route.fulfill({ status: 404, body: '{}', contentType: 'application/json' }) : route.continue())
  })
  await page.evaluate(() => {
    history.pushState(null, '', '/help')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('alert')).toContainText(/Loading chunk (?:content-pages|HelpPage)[\w-]*\.js failed/)
  await expect(page.getByRole('alert')).toContainText('the file is missing')
  await expect(page.getByRole('alert')).toContainText('/assets/')
  expect(loads).toBe(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(isCode)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  trouble.length = 0
})

test('a page that takes long is spoken of, and arrives', async ({ page, trouble }) => {
  await storefront(page).open()
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/(?:content-pages|HelpPage)[\w-]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => {
    history.pushState(null, '', '/help')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(/^This page is taking longer than usual/)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(trouble).toEqual([])
})

test('a visitor in data saver mode gets no banners, from the first byte', async ({ page, request, brand, trouble }) => {
  const plain = await (await request.get('/')).text()
  const less = await (await request.get('/', { headers: { 'save-data': 'on' } })).text()
  expect(plain).toContain('width="1200"')
  expect(less).not.toContain('width="1200"')
  await page.context().addCookies([{ name: 'saveData', value: '1', url: brand.url }])
  await page.addInitScript(() => localStorage.setItem('saveData', '1'))
  await storefront(page).open()
  await expect(page.getByRole('main').locator('img[width="1200"]')).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('figures of a visit are added up, and do not identify the visitor', async ({ page, request, brand, trouble }) => {
  // The measuring script loads last, so a visit may end before it.
  await expect(async () => {
    await storefront(page).open()
    await page.waitForLoadState('networkidle')
    await page.goto('/help')
    const counted = await (await request.get(`${gatewayUrl}/metrics`)).text()
    expect(counted).toContain(`web_lcp_seconds_count{brand="${brand.id}",page="home"}`)
  }).toPass()
  expect((await request.post('/rum', { data: { page: 'home', figures: { LCP: 900, who: 'ana' } } })).status()).toBe(400)
  expect(trouble).toEqual([])
})
