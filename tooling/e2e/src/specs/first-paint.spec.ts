import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page.ts'

/** Opens a page; a busy server's page of waiting is not it. */
const arrive = async (page: Page, path: string) => expect((await page.goto(path))?.status(), path).toBe(200)

const paths = ['/', '/rng', '/register', '/help']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of paths)
    test(`${path} arrives as a page that can be read`, async ({ page, brand, trouble }) => {
      await arrive(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand.id)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(`${brand.minimumAge}`)
      await expect(
        page
          .getByText(/play money/i)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      expect(trouble).toEqual([])
    })

  test('home shows games and banners, not placeholders', async ({ page }) => {
    await arrive(page, '/')
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(12)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    // The row that a phone shows waits for a touch, so its hearts are drawn already.
    await expect(page.locator('[data-gate="rail:hot"] button[aria-pressed="false"]')).toHaveCount(4)
  })
})

test('a player who reloads sees nothing that is for visitors alone, even before a script runs', async ({ page }) => {
  await page.route(/\.js(?:\?|$)/, (route) => route.abort())
  const forVisitors = page.locator('[data-visitors]')
  const toRegister = page.getByRole('main').locator('a[href="/register"]')
  await arrive(page, '/')
  expect(await forVisitors.count()).toBeGreaterThan(1)
  await expect(toRegister.filter({ visible: true }).first()).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('token', 'of a signed-in player'))
  for (const path of ['/', '/promotions', '/noticePage']) {
    await arrive(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
    expect(await forVisitors.count(), path).toBeGreaterThan(0)
    expect(await forVisitors.filter({ visible: true }).count(), path).toBe(0)
  }
  await arrive(page, '/')
  // A player's row begins with the second banner of the HTML, whose picture must not wait for its turn.
  await expect(page.locator('[data-gate="banners"] li:nth-child(2) img')).toHaveCSS('animation-name', 'none')
})

test('data embedded in the page is not requested again, and its styles are not moved', async ({ page, trouble }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // Greetings (type PU) are not part of the page; they are fetched after it has rendered.
    const isGreeting = searchParams.get('types') === 'PU'
    if (/^\/(wps|lgw|lotto)\//.test(pathname) && !isGreeting) asked.push(pathname)
  })
  await arrive(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.waitForLoadState('networkidle')
  const inlined = await page.evaluate(
    () => JSON.parse(document.querySelector('#boot')?.textContent ?? '{}').entries.length,
  )
  expect(inlined).toBeGreaterThan(3)
  for (const path of [
    '/lgw/games/game_menus',
    '/wps/relay/GCSGAME_hotGamesV2',
    '/wps/relay/MCSFE_getListAnnouncements',
    '/wps/relay/GCSGAME_getRankList',
  ])
    expect(asked).not.toContain(path)
  const rules = await page
    .locator('style[data-styled]')
    .evaluateAll((all) => all.map((each) => (each as HTMLStyleElement).sheet?.cssRules.length ?? 0))
  expect(rules[0]).toBeGreaterThan(100)
  expect(rules.slice(1).filter(Boolean)).toEqual([])
  expect(trouble).toEqual([])
})

test('styles that come later leave those of the page as they are', async ({ page, trouble }) => {
  /** Rules at the top of a sheet after which Chromium computes the style of every element, and those of the server. */
  const conditions = (element: Element) => {
    const kinds = /^CSS(?:Media|Container|Supports|StartingStyle|Keyframes)Rule$/
    const written = new CSSStyleSheet()
    written.replaceSync(element.textContent)
    const count = (sheet: CSSStyleSheet | null) =>
      [...(sheet?.cssRules ?? [])].filter((rule) => kinds.test(rule.constructor.name)).length
    const { sheet } = element as HTMLStyleElement
    return { now: count(sheet), before: count(written), added: (sheet?.cssRules.length ?? 0) - written.cssRules.length }
  }
  await arrive(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  const { now, before, added } = await page.locator('style[data-styled]').first().evaluate(conditions)
  expect(added).toBeGreaterThan(20)
  expect(now).toBe(before)
  expect(trouble).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a touch before the page is hydrated brings the picture of the next banner', async ({ page }) => {
    // The page never becomes alive: only its styles can answer.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    const next = page.locator('[data-gate="banners"] li:nth-child(2) img')
    await expect(next).not.toHaveCSS('animation-name', 'none')
    await page.locator('h1').tap()
    await expect(next).toHaveCSS('animation-name', 'none')
  })

  test('a press on a heart of a row that waits for a touch counts', async ({ page, trouble }) => {
    await arrive(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    const heart = page.locator('[data-gate="rail:hot"] button[aria-pressed]').first()
    await heart.scrollIntoViewIfNeeded()
    await expect(heart).toBeVisible()
    await heart.tap()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    expect(trouble).toEqual([])
  })
})

test('pages are cached, revalidated and allowed by hash', async ({ request }) => {
  const first = await request.get('/')
  expect(first.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(first.headers()['content-security-policy']).toContain("style-src-attr 'none'")
  expect(first.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  // A page may be renewed between two requests; an unchanged one is answered with 304.
  await expect(async () => {
    const { etag = '' } = (await request.get('/')).headers()
    expect(etag).not.toBe('')
    expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  }).toPass()
})

test('an unknown address shows the not-found page', async ({ page, request, trouble }) => {
  expect((await request.get('/no-such-page', { headers: { accept: 'text/html' } })).status()).toBe(404)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  const own = trouble.splice(0)
  expect(own.filter((line) => !line.includes('404'))).toEqual([])
})
