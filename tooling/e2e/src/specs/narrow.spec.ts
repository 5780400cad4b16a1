import type { Page } from '@playwright/test'
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

test('what is typed and sent in a dialog stays within reach at 320 px, with text twice as large', async ({
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
  const recovery = page.getByRole('dialog', { name: 'Forgotten password' })
  await expect(recovery).toBeVisible()
  await isWithin()
  const send = recovery.getByRole('button', { name: 'Set password and sign in' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport()
  expect(trouble).toEqual([])
})
