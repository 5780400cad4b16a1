import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { slot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The rules of axe that a theme can break; names, roles and order are the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function expectAccessible(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** Reads the page in the theme that it was opened in, and its colours in the other one: a theme is an attribute. */
async function expectAccessibleInBoth(page: Page, theme: Theme) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectAccessible(page)
  const other = themes.find((each) => each !== theme) ?? theme
  await page.evaluate(async (chosen) => {
    // The colours are there at once, so that none is read on its way.
    const noTransitions = new CSSStyleSheet()
    noTransitions.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, noTransitions]
    document.documentElement.dataset.theme = chosen
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, other)
  await expectAccessible(page, colourRules)
}

async function setTheme(theme: Theme, { context, baseURL }: { context: BrowserContext; baseURL: string | undefined }) {
  await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
  await context.addInitScript((chosen) => {
    // A game's frame has an opaque origin and no storage.
    if (window.origin !== 'null') localStorage.setItem('theme', chosen)
  }, theme)
}

test.describe('axe', () => {
  test.beforeEach(({ trouble }) => expect(trouble).toEqual([]))

  for (const [index, path] of ['/', '/register', '/rng', '/help'].entries()) {
    const theme = themes[index % themes.length] ?? 'light'
    test(`reads ${path} in the ${theme} theme, and its colours in the other`, async ({ page, context, baseURL }) => {
      await setTheme(theme, { context, baseURL })
      await storefront(page).open(path)
      await expectAccessibleInBoth(page, theme)
    })
  }

  test('reads the sign-in dialog', async ({ page, context, baseURL }) => {
    await setTheme('dark', { context, baseURL })
    await storefront(page).open()
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expectAccessibleInBoth(page, 'dark')
  })

  // A game takes its theme when it opens.
  for (const theme of themes)
    test(`reads a game in the ${theme} theme`, async ({ page, context, baseURL }) => {
      await setTheme(theme, { context, baseURL })
      await storefront(page).open('/rng?q=mango')
      await storefront(page).signInAs('vip01', demoPassword)
      await page.getByRole('main').getByRole('link', { name: /Mango/ }).first().click()
      await expect(slot(page).spin).toBeVisible()
      await expectAccessible(page)
    })
})

test('nothing is animated for players who want less motion', async ({ page, trouble }) => {
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
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      // A font that is still loading may be wider.
      await expect.poll(overhang, path).toBeLessThanOrEqual(0)
    }
    expect(trouble).toEqual([])
  })
