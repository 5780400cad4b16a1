import { loadBrands } from '@boardwalk/brand-kit/node'
import { languages } from '@boardwalk/i18n/codes'
import type { APIRequestContext, Page } from '@playwright/test'
import type { BrandUnderTest } from '../brands.ts'
import { textsOf } from '../document-texts.ts'
import { createReader } from '../foreign-texts.ts'
import { storefront } from '../pages/storefront.ts'
import { hostileMark } from '../plant-hostile.ts'
import { expect, test } from '../quiet-page.ts'

const offered = ({ second }: BrandUnderTest) => [{ code: 'EN', tag: 'en' }, ...(second ? [second] : [])]
/** Pages that search engines leave out. */
const unlisted = ['/login', '/helpmc', '/seamless', '/nowhere']
const lobbies = ['/', '/rng', '/live', '/fish', '/pvp']

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

test('every page uses the requested language and the words of the term list', async ({ brand, request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(10)
  const names = await namesOf(request)
  for (const { code, tag } of offered(brand)) {
    const read = await createReader(tag, names)
    for (const path of [...listed, ...unlisted]) {
      const html = await (await request.get(`${path}?lang=${code}`, { headers: { accept: 'text/html' } })).text()
      expect(html, path).toContain(`<html lang="${tag}"`)
      // Another test plants markup at the same merchant at this time.
      const texts = textsOf(html).filter((text) => !text.includes(hostileMark))
      expect.soft(read(texts), `${path} in ${tag}`).toEqual([])
    }
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

test('no title of a game is cut on a phone, in any language', async ({ page, brand, trouble }) => {
  for (const { code } of offered(brand))
    for (const path of lobbies) {
      await storefront(page).open(`${path}?lang=${code}`)
      await expect(page.locator('article > [title]').first()).toBeVisible()
      expect.soft(await cutTitles(page), `${path} in ${code}`).toEqual([])
    }
  expect(trouble).toEqual([])
})
