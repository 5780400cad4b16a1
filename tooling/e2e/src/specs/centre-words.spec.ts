import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { textsOf } from '../document-texts.ts'
import { namesOf, wordReader } from '../page-words.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

/** Names of people, accounts and things that the demo world or its players gave. */
const given =
  /^(?:[a-z]+\d*[a-z\d]*|\w+\*+\w*|(?:LINK|DP|WD|TR|TX|BT|R)[\w-]*\d[\w-]*|Chrome · Linux|GCash|Sandbox \w+.*|[A-Z]\w+ [A-Z]\w+)$/

/** Addresses of the other pages of an overlay, as its menu links them. */
const pagesOf = (page: Page) =>
  page
    .getByRole('dialog')
    .first()
    .locator('nav a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Changes the address without a new document, as the menu does. */
const show = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.replaceState(history.state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

/** The markup of an overlay, once its answers have arrived. */
async function readOverlay(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  return await dialog.innerHTML()
}

// The answers of the gateway; unit tests read the same pages in every brand and language with made-up ones.
for (const [account, overlays] of [
  ['vip01', ['member', 'safety', 'points']],
  ['agent01', ['agent']],
] as const)
  test(`every page of the centres of ${account} is in the language of the region`, async ({
    page,
    brand,
    request,
    trouble,
  }) => {
    const { code, tag } = brand.second ?? { code: 'EN', tag: 'en' }
    const read = await wordReader(tag, await namesOf(request))
    const site = storefront(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await site.open('/help')
    await site.signInAs(account, demoPassword)
    let seen = 0
    for (const overlay of overlays) {
      await site.open(`/help?lang=${code}&${overlay}=`)
      await readOverlay(page)
      for (const address of await pagesOf(page)) {
        await show(page, address)
        const texts = textsOf(await readOverlay(page)).filter((text) => !given.test(text))
        expect.soft(texts.length, address).toBeGreaterThan(5)
        expect.soft(read(texts), `${address} in ${tag}`).toEqual([])
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(10)
    expect(trouble).toEqual([])
  })
