import { loadBrands } from '@boardwalk/brand-kit/node'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { APIRequestContext, Page } from '@playwright/test'
import type { BrandUnderTest } from '../brands.ts'
import { textsOf } from '../document-texts.ts'
import { createReader } from '../foreign-texts.ts'
import { hostileMark } from '../plant-hostile.ts'
import { expect, test } from '../quiet-page.ts'

/** Languages of the brand's switcher. */
function offered({ id }: BrandUnderTest) {
  const brand = loadBrands().find((found) => found.brand.id === id)?.brand
  const codes = [...new Set([...(brand?.regionLanguages ?? []), ...(brand?.switcherLanguages ?? [])])]
  expect(codes.length).toBeGreaterThan(1)
  return codes.map((code) => ({ code, tag: languages[code].bcp47 }))
}
/** Pages that search engines leave out. */
const unlisted = [
  '/login',
  '/register',
  '/helpmc',
  '/seamless',
  '/pointMall',
  '/fbsports',
  '/elott',
  '/game',
  '/nowhere',
]
const lobbies = ['/', '/rng', '/live', '/fish', '/pvp']
/** Links to pages of one text, such as a promotion. */
const details = /href="(\/(?:promoDetail|article|help|noticePage)\?[^"]+)"/g
const described = /<meta name="description" content="([^"]*)"/

type Menus = { value: { menus: { vendors: { name: string }[] }[] } }
/** Names as they are written in every language. */
async function namesOf(request: APIRequestContext): Promise<string[]> {
  const menus = (await (await request.get('/lgw/games/game_menus')).json()) as Menus
  const vendors = menus.value.menus.flatMap((menu) => menu.vendors.map(({ name }) => name))
  const brands = loadBrands().flatMap(({ brand }) => [
    brand.name,
    ...Object.values(brand.names ?? {}).flatMap((name) => name ?? []),
  ])
  return [...vendors, ...brands, ...Object.values(languages).map(({ name }) => name)]
}

/** Every page in a language, once: the given paths, and the texts that they link to. */
async function* pagesIn(request: APIRequestContext, code: LanguageCode, paths: readonly string[]) {
  const addresses = new Set(paths)
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const params = Object.fromEntries([...searchParams, ['lang', code]])
    const html = await (await request.get(pathname, { params, headers: { accept: 'text/html' } })).text()
    for (const [, link = ''] of html.matchAll(details)) addresses.add(link.replaceAll('&amp;', '&'))
    yield { address, html }
  }
}

test('every page uses the requested language and the words of the term list', async ({ brand, request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(10)
  const names = await namesOf(request)
  for (const { code, tag } of offered(brand)) {
    const read = await createReader(tag, names)
    const descriptions: string[] = []
    for await (const { address, html } of pagesIn(request, code, [...listed, ...unlisted])) {
      expect(html, address).toContain(`<html lang="${tag}"`)
      // Another test plants markup at the same merchant at this time.
      const texts = textsOf(html).filter((text) => !text.includes(hostileMark))
      expect.soft(read(texts), `${address} in ${tag}`).toEqual([])
      if (listed.includes(address)) descriptions.push(described.exec(html)?.[1] ?? '')
    }
    expect
      .soft(new Set(descriptions).size, `descriptions in ${tag}: ${descriptions.toSorted().join(' | ')}`)
      .toBe(listed.length)
  }
})

/** Names of games that their cards cut off; the card's title has the whole name. */
const cutTitles = (page: Page) =>
  page
    .locator('article > [title]')
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
        .map((name) => name.textContent ?? ''),
    )

test.describe('without scripts', () => {
  // The first cards of a screen are in its document, so that twenty screens need no start of the application.
  test.use({ javaScriptEnabled: false })

  test('no title of a game is cut on a phone, in any language', async ({ page, brand }) => {
    await page.route(/\.(?:webp|avif|png|jpe?g)(?:\?|$)/, (route) => route.abort())
    for (const { code } of offered(brand))
      for (const path of lobbies) {
        await page.goto(`${path}?lang=${code}`)
        await expect(page.locator('article > [title]').first()).toBeVisible()
        expect.soft(await cutTitles(page), `${path} in ${code}`).toEqual([])
      }
  })
})
