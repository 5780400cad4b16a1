import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { APIRequestContext, Page } from '@playwright/test'
import { plainText, textsOf } from '../document-texts.ts'
import { namesOf, wordReader } from '../page-words.ts'
import { expect, test } from '../quiet-page.ts'
import { languagesInTurn } from '../turns.ts'

/** A fourth brand may have no language in turn. */
test.skip(({ brand }) => languagesInTurn(brand).length === 0, 'Other brands read every language this time.')

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
  '/support/livechat',
  '/support/vip',
]
const lobbies = ['/', '/rng', '/live', '/fish', '/pvp']
/** Links to pages of one text, such as a promotion. */
const details = /href="(\/(?:promoDetail|article|help|noticePage)\?[^"]+)"/g
const described = /<meta name="description" content="([^"]*)"/

/** The document of an address; a busy server's page of waiting is none. */
async function documentAt(request: APIRequestContext, path: string, params: Record<string, string>) {
  const answer = await request.get(path, { params, headers: { accept: 'text/html' } })
  expect(answer.status(), path).toBeLessThan(500)
  return answer.text()
}

/** Every page in a language, once: the given paths, and the texts that they link to. */
async function* pagesIn(request: APIRequestContext, code: LanguageCode, paths: readonly string[]) {
  const addresses = new Set(paths)
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const params = Object.fromEntries([...searchParams, ['lang', code]])
    const html = await documentAt(request, pathname, params)
    for (const [, link = ''] of html.matchAll(details)) addresses.add(link.replaceAll('&amp;', '&'))
    yield { address, html }
  }
}

test('every page uses the requested language and the words of the term list', async ({ brand, request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(10)
  const names = await namesOf(request)
  for (const code of languagesInTurn(brand)) {
    const tag = languages[code].bcp47
    const read = await wordReader(tag, names)
    const descriptions: string[] = []
    for await (const { address, html } of pagesIn(request, code, [...listed, ...unlisted])) {
      expect(html, address).toContain(`<html lang="${tag}"`)
      expect.soft(read(textsOf(html)), `${address} in ${tag}`).toEqual([])
      if (listed.includes(address)) descriptions.push(described.exec(html)?.[1] ?? '')
    }
    expect
      .soft(new Set(descriptions).size, `descriptions in ${tag}: ${descriptions.toSorted().join(' | ')}`)
      .toBe(listed.length)
  }
})

test('every page of rules contains its text without scripts, in every language', async ({ brand, request }) => {
  for (const language of languagesInTurn(brand)) {
    const params = { language }
    const value = async (path: string) => (await (await request.get(`/wps/site/${path}`, { params })).json()).value
    const { list }: { list: { name: string }[] } = await value('pages')
    for (const { name } of [{ name: 'terms' }, ...list]) {
      const { content }: { content: string } = await value(name === 'terms' ? name : `pages/${name}`)
      const html = await documentAt(request, `/${name}`, { lang: language })
      const [own, shown] = [content.split(/<\/(?:p|li|h\d)>/).map(plainText), plainText(html)]
      expect(own.length, `${name} in ${language}`).toBeGreaterThan(2)
      expect
        .soft(
          own.filter((text) => !shown.includes(text)),
          `${name} in ${language}`,
        )
        .toEqual([])
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

test.describe('without scripts', () => {
  // The first cards of a screen are in its document, so that twenty screens need no start of the application.
  test.use({ javaScriptEnabled: false })

  test('no title of a game is cut on a phone, in any language', async ({ page, brand }) => {
    await page.route(/\.(?:webp|avif|png|jpe?g)(?:\?|$)/, (route) => route.abort())
    for (const code of languagesInTurn(brand))
      for (const path of lobbies) {
        const response = await page.goto(`${path}?lang=${code}`)
        expect(response?.status(), path).toBe(200)
        await expect(page.locator('article > [title]').first()).toBeVisible()
        expect.soft(await cutTitles(page), `${path} in ${code}`).toEqual([])
      }
  })
})
