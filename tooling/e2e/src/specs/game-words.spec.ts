import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { isFull, rotation } from '@boardwalk/vitest/matrix'
import type { Page } from '@playwright/test'
import { textsOf } from '../document-texts.ts'
import { wordReader } from '../page-words.ts'
import { expect, test } from '../quiet-page.ts'
import { vendorAlone } from '../vendor-alone.ts'

/** Names on keyboards, and of features that keep their English name. */
const keptNames = ['ENTER', 'ESC', 'hold and spin', 'Best of five']
const codes = Object.keys(languages) as LanguageCode[]

/** Games whose board is a list of invented teams, which have one name in all languages. */
const sports = ['arena', 'cricket', 'football']

/** The texts of a game as it is opened, and those of its sheets, such as the paytable. */
async function textsOfGame(page: Page, address: URL): Promise<string[]> {
  await page.goto(address.href)
  await page.locator('.controls .spin').waitFor()
  const part = sports.includes(address.searchParams.get('game') ?? '') ? '.controls' : 'body'
  const found = textsOf(await page.locator(part).evaluate((node) => node.outerHTML))
  const sheets = page.locator('.sheets button')
  for (let at = 0; at < (await sheets.count()); at += 1) {
    await sheets.nth(at).click()
    const sheet = page.locator('dialog[open]')
    if (!(await sheet.isVisible())) continue
    found.push(...textsOf(await sheet.evaluate((node) => node.outerHTML)))
    await page.keyboard.press('Escape')
  }
  return found
}

for (const [index, code] of codes.entries()) {
  const { bcp47, name } = languages[code]
  test(`games and the verifier speak ${bcp47}`, async ({ page, trouble }) => {
    const { server, games, verifier } = await vendorAlone(code)
    try {
      const read = await wordReader(bcp47, [name, ...keptNames])
      // The engines take turns in the languages; a full run reads each in all of them.
      const own = games.filter((_, at) => isFull || (at + rotation) % codes.length === index)
      expect(own.length).toBeGreaterThan(3)
      for (const url of own)
        expect.soft(read(await textsOfGame(page, url)), `${url.searchParams.get('game')}`).toEqual([])
      await page.goto(`${verifier.href}?language=${bcp47}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', bcp47)
      expect.soft(read(textsOf(await page.content())), 'verifier').toEqual([])
    } finally {
      server.kill()
    }
    expect(trouble).toEqual([])
  })
}
