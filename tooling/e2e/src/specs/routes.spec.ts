import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

const paths = [
  ...['/index.html', '/home', '/register.html', '/login', '/help', '/helpmc', '/down', '/join', '/noticePage'],
  ...['/promotions', '/terms', '/about', '/pointMall', '/lottery', '/vnlottery', '/seamless', '/game'],
]

test('every path of the specification answers with its page, from the first byte (checklist 1)', async ({
  page,
  trouble,
}) => {
  for (const path of paths) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    await expect(page.locator(`[class~="${path.slice(1)}"]`), path).toHaveCount(1)
  }
  expect(trouble).toEqual([])
})

// Each value of each filter, as the lobby itself writes it; a stake's dot made a page look like a file.
const links = [
  ...['hot', 'fav', 'recent'].map((mode) => `mode=${mode}`),
  ...['JP', 'TG', 'AC', 'BG'].map((kind) => `classify=${kind}`),
  ...['0.01', '0.05', '0.1', '0.5', '0.75'].map((stake) => `minBet=${stake}`),
  ...['1', '5'].map((step) => `volatility=${step}`),
  ...['LT94', 'GE97'].map((band) => `rtpBand=${band}`),
  ...['NEW', 'HOT', 'TRIAL'].map((flag) => `flag=${flag}`),
  ...['q=mango', 'q=no.5', 'vendor=KISLAP%2CNODI', 'theme=mango', 'feature=free-games', 'q=mango&minBet=0.5'],
]

test('every state of a lobby opens from its link in a new browser', async ({ request }) => {
  for (const link of ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports'].flatMap((path) =>
    path === '/rng' ? [path, ...links.map((query) => `${path}?${query}`)] : [path, `${path}?minBet=0.05`],
  )) {
    const answer = await request.get(link, { headers: { accept: 'text/html' } })
    expect([link, answer.status(), answer.headers()['content-type']]).toEqual([
      link,
      200,
      expect.stringContaining('text/html'),
    ])
  }
})

test('every listed page is at most two links away from home, without scripts', async ({ request }) => {
  const linksIn = async (address: string) => {
    const answer = await request.get(address, { headers: { accept: 'text/html' } })
    // A busy server answers with a page without links.
    expect(answer.status(), address).toBeLessThan(500)
    const html = await answer.text()
    const links = [...html.replaceAll(/<script\b.*?<\/script>/gs, '').matchAll(/<a [^>]*href="(\/[^"?#]*)/g)]
    return links.map(([, path = '']) => path)
  }
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const first = [...new Set(await linksIn('/'))]
  const second: string[] = []
  for (const address of first) second.push(...(await linksIn(address)))
  expect(listed.length).toBeGreaterThan(20)
  // All lotteries on one page: a path of the specification, which no entry has.
  const pages = listed.filter((path) => path !== '/elott')
  expect(pages.filter((path) => ![...first, ...second].includes(path))).toEqual([])
})

test('an offer opens from the list and by its address, and a missing one links back', async ({ page, trouble }) => {
  await storefront(page).open('/promotions')
  const card = page.getByRole('article').getByRole('link').first()
  const title = (await card.textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const response = await page.reload()
  expect(await response?.text()).toContain(title)
  const gone = await page.goto('/promoDetail?id=00000000-0000-7000-8000-000000000000')
  expect(gone?.status()).toBe(404)
  await page.getByRole('link', { name: 'All promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  trouble.length = 0
})

test('an address in a language is rendered in it and listed for search engines', async ({ brand, request }) => {
  const { second } = brand
  test.skip(second === undefined, 'the region has one language')
  const map = await (await request.get('/sitemap.xml')).text()
  const entry = map.split('<url>').find((url) => url.includes('/help</loc>')) ?? ''
  const [, address = ''] = new RegExp(`hreflang="${second?.tag}" href="([^"]+)"`).exec(entry) ?? []
  const html = await (await request.get(address)).text()
  expect(html).toContain(`<html lang="${second?.tag}"`)
  expect(map).toContain('/promotions</loc>')
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ')
})

test('/download leads to /down, whose codes are for this host (checklist 10)', async ({ page, trouble }) => {
  await storefront(page).open('/download')
  await expect(page).toHaveURL(/\/down$/)
  await expect(page.getByRole('main').getByRole('img', { name: /Android/ })).toBeVisible()
  expect(trouble).toEqual([])
})

test('customer service opens a page of the brand (checklist 26)', async ({ request }) => {
  const page = await request.get('/support/livechat')
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain('play money')
})
