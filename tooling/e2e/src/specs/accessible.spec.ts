import { expectAccessible, expectAccessibleInBoth, setTheme, type Theme, themes } from '../axe.ts'
import { demoPassword } from '../brands.ts'
import { slot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'
import { inTurn } from '../turns.ts'

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
