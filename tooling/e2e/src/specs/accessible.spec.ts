import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { slot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'
import { inTurn } from '../turns.ts'

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

const readsInBoth = (path: string, theme: Theme) =>
  test(`axe reads ${path} in the ${theme} theme, and its colours in the other`, async ({ page, context, baseURL }) => {
    await setTheme(theme, { context, baseURL })
    await storefront(page).open(path)
    await expectAccessibleInBoth(page, theme)
  })

test.beforeEach(({ trouble }) => expect(trouble).toEqual([]))

readsInBoth('/', 'light')

// The colours of all brands are proven from their tokens, and the elements of these pages are the same in all.
for (const [index, path] of ['/register', '/rng', '/help'].entries())
  inTurn(index, () => readsInBoth(path, themes[index % themes.length] ?? 'light'))

inTurn(0, () =>
  test('axe reads the sign-in dialog', async ({ page, context, baseURL }) => {
    await setTheme('dark', { context, baseURL })
    await storefront(page).open()
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expectAccessibleInBoth(page, 'dark')
  }),
)

// A game takes its theme when it opens.
for (const [index, theme] of themes.entries())
  inTurn(index + 1, () =>
    test(`axe reads a game in the ${theme} theme`, async ({ page, context, baseURL }) => {
      await setTheme(theme, { context, baseURL })
      await storefront(page).open('/rng?q=mango')
      await storefront(page).signInAs('vip01', demoPassword)
      await page.getByRole('main').getByRole('link', { name: /Mango/ }).first().click()
      await expect(slot(page).spin).toBeVisible()
      await expectAccessible(page)
    }),
  )

inTurn(0, () =>
  test('nothing is animated for players who want less motion', async ({ page }) => {
    await storefront(page).open('/rng')
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('main *, header *')]
        .map((element) => getComputedStyle(element).transitionDuration)
        .filter((lengths) => lengths.split(',').some((length) => Number.parseFloat(length) > 0.001)),
    )
    expect(slow).toEqual([])
  }),
)

for (const [index, width] of [320, 390, 1440].entries())
  inTurn(index, () =>
    test(`nothing sticks out sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/', '/rng', '/register', '/help']) {
        await storefront(page).open(path)
        const overhang = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        // A font that is still loading may be wider.
        await expect.poll(overhang, path).toBeLessThanOrEqual(0)
      }
    }),
  )
