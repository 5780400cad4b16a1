import { languages } from '@boardwalk/i18n/codes'
import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { textsOf } from '../document-texts.ts'
import { namesOf, wordReader } from '../page-words.ts'
import { pagesOf, readOverlay } from '../pages/overlay.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'
import { oneInTurn } from '../turns.ts'

/** Account names, numbers of orders and rounds, codes of links, and devices. */
const given = /^(?:[a-z]+\d[a-z\d]*|[A-Z]{1,4}[\d-][\w-]*|[A-Z\d]{8}|\w+, (?:Linux|Android|Windows|iOS|macOS))$/
/** The holder of an account. */
const holder = 'Demo Player'

/** Changes the address without a new document, as the menu does. */
const show = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.replaceState(history.state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

// These are the gateway's answers; unit tests read the pages in every brand and language with made-up ones.
for (const [account, overlays] of [
  ['vip01', ['member', 'safety', 'points']],
  ['agent01', ['agent']],
] as const)
  test(`every page of the centres of ${account} is in the language of its reader`, async ({
    page,
    brand,
    request,
    trouble,
  }) => {
    test.setTimeout(480_000)
    const names = [...(await namesOf(request)), holder]
    const site = storefront(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await site.open('/help')
    await site.signInAs(account, demoPassword)
    for (const code of oneInTurn(brand)) {
      const { bcp47 } = languages[code]
      const read = await wordReader(bcp47, names)
      let seen = 0
      for (const overlay of overlays) {
        await site.open(`/help?lang=${code}&${overlay}=`)
        await expect(page.locator('html')).toHaveAttribute('lang', bcp47)
        await readOverlay(page)
        for (const address of await pagesOf(page)) {
          await show(page, address)
          const texts = textsOf(await readOverlay(page, address)).filter((text) => !given.test(text))
          expect.soft(texts.length, address).toBeGreaterThan(15)
          expect.soft(read(texts), `${address} in ${bcp47}`).toEqual([])
          seen += 1
        }
      }
      expect(seen).toBeGreaterThan(10)
    }
    expect(trouble).toEqual([])
  })
