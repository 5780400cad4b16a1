import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, hydrated, test } from '../quiet-page.ts'

/** These tests provoke refusals; the browser writes each to the console. */
const forget = (trouble: string[]) => trouble.splice(0)

test('an invalid form explains what to do, in place, and keeps the typed text', async ({ page, trouble }) => {
  await storefront(page).open('/register')
  const register = registerPage(page)
  await register.field('Username').fill('x')
  await register.field('Password').fill('short')
  await register.field('Password again').fill('other')
  await register.agreement.uncheck()
  await register.submit.click()
  await expect(register.field('Username')).toHaveAttribute('aria-invalid', 'true')
  await expect(register.field('Username')).toHaveAccessibleDescription(/\d/)
  await expect(register.field('Password again')).toHaveAttribute('aria-invalid', 'true')
  await expect(register.form.getByText('Confirm your age and the terms to continue')).toBeVisible()
  await expect(register.field('Username')).toHaveValue('x')
  await expect(page).toHaveURL(/register/)
  expect(trouble).toEqual([])
})

test('a taken name is reported, and nothing is lost', async ({ page, trouble }) => {
  await storefront(page).open('/register')
  const register = registerPage(page)
  await register.fill('player01', demoPassword)
  await register.submit.click()
  await expect(page.getByText(/taken|already/i).first()).toBeVisible()
  await expect(register.field('Username')).toHaveValue('player01')
  forget(trouble)
})

test('a double click makes one account', async ({ page, trouble }) => {
  await storefront(page).open('/register')
  const register = registerPage(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/wps/member/register')) sent += 1
  })
  await register.fill(freshName(), demoPassword)
  await register.submit.dblclick()
  await register.expectDone()
  expect(sent).toBe(1)
  expect(trouble).toEqual([])
})

test('a wrong password is refused without revealing which half was wrong', async ({ page, trouble }) => {
  await storefront(page).open()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const tryWith = async (name: string) => {
    await dialog.getByLabel('Username', { exact: true }).fill(name)
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    return dialog.getByRole('alert').textContent()
  }
  expect(await tryWith(freshName())).toBe(await tryWith(freshName()))
  forget(trouble)
})

test('the dialog is worked by keyboard alone and gives the focus back', async ({ page, trouble }) => {
  await storefront(page).open()
  const opener = page.getByRole('button', { name: 'Sign in' }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.getByLabel('Username', { exact: true })).toBeFocused()
  await page.keyboard.type('vip01')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(trouble).toEqual([])
})

/** A slow connection: the scripts come when `release` is called. */
async function withHeldScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return { release: () => resolve() }
}

for (const [path, label, clear] of [
  ['/help', 'Search Help', 'Clear the search'],
  ['/rng', 'Find a game', 'Clear the field'],
] as const)
  test(`${path} keeps the words that were typed before its scripts came`, async ({ page, trouble }) => {
    const scripts = await withHeldScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.getByRole('main').getByLabel(label)
    await field.pressSequentially('fire')
    scripts.release()
    await hydrated(page)
    await expect(page.getByRole('button', { name: clear })).toBeVisible()
    await page.keyboard.type('s')
    await expect(field).toHaveValue('fires')
    expect(trouble).toEqual([])
  })

test('a form that was sent before the scripts came is sent by the page', async ({ page, trouble }) => {
  const scripts = await withHeldScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  const register = registerPage(page)
  await register.fill(freshName(), demoPassword)
  await page.keyboard.press('Enter')
  scripts.release()
  await register.expectDone()
  expect(trouble).toEqual([])
})
