import type { Locator, Page } from '@playwright/test'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** As with the browser's own setting for text, twice as large. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const pages = [
  '/login',
  '/register',
  '/help',
  '/helpmc',
  '/down',
  '/join',
  '/noticePage',
  '/promotions',
  '/about',
  '/terms',
]

test('no page sticks out sideways at 320 px, with text twice as large', async ({ page, trouble }) => {
  test.setTimeout(120_000)
  for (const path of ['/', ...pages]) {
    await storefront(page).open(path)
    expect(await overhang(page), path).toBeLessThanOrEqual(0)
    await enlarge(page)
    expect(await overhang(page), `${path} at 200 %`).toBeLessThanOrEqual(0)
  }
  expect(trouble).toEqual([])
})

test('typed text and the submit button of a dialog stay within reach at 320 px, with text twice as large', async ({
  page,
  trouble,
}) => {
  await storefront(page).open('/help')
  await enlarge(page)
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  const isWithin = async () => {
    const { width, inner } = await page.locator('dialog[open]').evaluate((dialog) => ({
      width: dialog.getBoundingClientRect().right - window.innerWidth,
      inner: Math.max(...[...dialog.querySelectorAll('form')].map((form) => form.scrollWidth - form.clientWidth)),
    }))
    expect(width).toBeLessThanOrEqual(0)
    expect(inner).toBeLessThanOrEqual(0)
  }
  await isWithin()
  const submit = signIn.getByRole('button', { name: 'Sign in', exact: true })
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport()
  await signIn.getByRole('tab', { name: 'Code by SMS' }).click()
  await isWithin()
  await signIn.getByRole('button', { name: 'Forgot your password?' }).click()
  const recovery = page.getByRole('dialog', { name: 'Reset your password' })
  await expect(recovery).toBeVisible()
  await isWithin()
  const send = recovery.getByRole('button', { name: 'Set password and sign in' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport()
  expect(trouble).toEqual([])
})

test.describe('on a usual phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a phone shows the first row of games without scrolling, below a third of a screen of choices', async ({
    page,
    trouble,
  }) => {
    await storefront(page).open('/rng')
    const main = page.getByRole('main')
    const field = main.getByRole('searchbox')
    const cards = main.getByRole('article')
    const top = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN
    const bar = await top(
      page
        .getByRole('navigation')
        .filter({ has: page.getByRole('link', { name: 'Home' }) })
        .last(),
    )
    const row = (await cards.first().boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(row.y + row.height).toBeLessThanOrEqual(bar)
    const kinds = await main.getByRole('group', { name: 'Slot type' }).boundingBox()
    expect((kinds?.y ?? Number.NaN) + (kinds?.height ?? 0) - (await top(field))).toBeLessThanOrEqual(844 / 3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(trouble).toEqual([])
  })
})
