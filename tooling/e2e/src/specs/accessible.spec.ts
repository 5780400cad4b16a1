import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { slot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

const themes = ['light', 'dark'] as const

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

for (const theme of themes)
  test.describe(`axe in the ${theme} theme`, () => {
    test.beforeEach(async ({ context, baseURL, trouble }) => {
      expect(trouble).toEqual([])
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await context.addInitScript((chosen) => {
        // A game's frame has an opaque origin and no storage.
        if (window.origin !== 'null') localStorage.setItem('theme', chosen)
      }, theme)
    })

    for (const path of ['/', '/register', '/rng', '/help'])
      test(path, async ({ page }) => {
        await storefront(page).open(path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectAccessible(page)
      })

    test('the sign-in dialog', async ({ page }) => {
      await storefront(page).open()
      await page.getByRole('button', { name: 'Sign in' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
      await expectAccessible(page)
    })

    test('a game', async ({ page }) => {
      await storefront(page).open('/rng?q=mango')
      await storefront(page).signInAs('vip01', demoPassword)
      await page.getByRole('main').getByRole('link', { name: /Mango/ }).first().click()
      await expect(slot(page).spin).toBeVisible({ timeout: 20_000 })
      await expectAccessible(page)
    })
  })

test('nothing takes time to change for players who want less motion', async ({ page, trouble }) => {
  await storefront(page).open('/rng')
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('main *, header *')]
      .map((element) => getComputedStyle(element).transitionDuration)
      .filter((lengths) => lengths.split(',').some((length) => Number.parseFloat(length) > 0.001)),
  )
  expect(slow).toEqual([])
  expect(trouble).toEqual([])
})

for (const width of [320, 390, 1440])
  test(`nothing sticks out sideways at ${width} px`, async ({ page, trouble }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/rng', '/register', '/help']) {
      await storefront(page).open(path)
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overhang, path).toBeLessThanOrEqual(0)
    }
    expect(trouble).toEqual([])
  })
