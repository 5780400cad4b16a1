import { demoPassword } from '../brands.ts'
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { codeFor } from '../pages/outbox.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, leaveGreetings, test } from '../quiet-page.ts'

/** Dialling code and first digits of a mobile number, by country. */
const mobiles: Record<string, [dialling: string, first: string]> = {
  Philippines: ['63', '917'],
  Bangladesh: ['880', '171'],
  India: ['91', '987'],
}
const freshMobile = (country: string) => {
  const [dialling, first] = mobiles[country] ?? ['', '']
  const number = first + String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return { dialling, number, destination: `+${dialling}${number}` }
}

test.describe('by keyboard alone', () => {
  test('a visitor registers, and signs in again with the name', async ({ page, trouble }) => {
    const site = storefront(page)
    const username = freshName()
    await site.open('/help')
    await pressOn(page, page.getByRole('link', { name: 'Register' }).first())
    const register = registerPage(page)
    await typeInto(page, register.field('Username'), username)
    await typeInto(page, register.field('Password'), demoPassword)
    await typeInto(page, register.field('Password again'), demoPassword)
    await tabTo(page, register.agreement)
    await expect(register.agreement).toBeChecked()
    await pressOn(page, register.submit)
    await register.expectDone()
    await site.signOut()

    await site.open('/help')
    await pressOn(page, site.signIn)
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog.getByLabel('Username', { exact: true })).toBeFocused()
    await page.keyboard.type(username)
    await typeInto(page, dialog.getByLabel('Password', { exact: true }), demoPassword)
    await page.keyboard.press('Enter')
    await expect(site.balance).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(trouble).toEqual([])
  })

  test('a visitor registers and signs in with a mobile number and its codes', async ({
    page,
    request,
    brand,
    trouble,
  }) => {
    test.skip(!(brand.countryName in mobiles), 'written down for the shipped regions')
    const site = storefront(page)
    const { number, destination } = freshMobile(brand.countryName)
    await site.open('/register')
    const form = page.getByRole('main')
    await tabTo(page, form.getByRole('tab', { name: 'By username' }))
    await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('tab', { name: 'By mobile number' })).toBeFocused()
    await typeInto(page, form.getByLabel('Mobile number', { exact: true }), number)
    await pressOn(page, form.getByRole('button', { name: 'Send code' }))
    await expect(form.getByLabel('Code from the message')).toBeFocused()
    await page.keyboard.type(await codeFor(request, destination))
    await pressOn(page, form.getByRole('button', { name: 'Create account' }))
    await expect(site.balance).toBeVisible()
    await site.signOut()

    await site.open('/help')
    await pressOn(page, site.signIn)
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await tabTo(page, dialog.getByRole('tab', { name: 'By username' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await typeInto(page, dialog.getByLabel('Mobile number', { exact: true }), number)
    await pressOn(page, dialog.getByRole('button', { name: 'Send code' }))
    await expect(dialog.getByLabel('Code from the message')).toBeFocused()
    await expect(dialog.getByRole('timer')).toBeVisible()
    await page.keyboard.type(await codeFor(request, destination, 1))
    await page.keyboard.press('Enter')
    await expect(site.balance).toBeVisible()
    expect(trouble).toEqual([])
  })

  test('a player whose password is lost gets a new one by e-mail, and is signed in', async ({
    page,
    request,
    trouble,
  }) => {
    const site = storefront(page)
    const username = freshName()
    const address = `${username}@mail.example`
    await site.open('/register')
    const register = registerPage(page)
    await register.fill(username, demoPassword)
    await register.form.getByLabel(/^E-mail/).fill(address)
    await register.submit.click()
    await register.expectDone()
    await site.signOut()

    await site.open('/help')
    await pressOn(page, site.signIn)
    await pressOn(page, page.getByRole('button', { name: 'Forgot your password?' }))
    // The other way keeps its fields, too, in a form that is hidden.
    const dialog = page.getByRole('form', { name: 'Reset your password' })
    await typeInto(page, dialog.getByLabel('Username', { exact: true }), username)
    await typeInto(page, dialog.getByLabel('E-mail of the account'), address)
    await pressOn(page, dialog.getByRole('button', { name: 'Send code' }))
    await expect(dialog.getByLabel('Code from the message')).toBeFocused()
    await page.keyboard.type(await codeFor(request, address))
    await typeInto(page, dialog.getByLabel('New password', { exact: true }), 'Another-Walk-2')
    await typeInto(page, dialog.getByLabel('New password again', { exact: true }), 'Another-Walk-2')
    await page.keyboard.press('Enter')
    await expect(site.balance).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(trouble).toEqual([])
  })

  test('the announcements open from the bar and close to it', async ({ page, trouble }) => {
    await leaveGreetings(page)
    await storefront(page).open()
    const first = page
      .getByRole('group', { name: 'Announcements' })
      .getByRole('button')
      .filter({ hasText: /\w/ })
      .first()
    await pressOn(page, first)
    const dialog = page.getByRole('dialog', { name: 'Announcements' })
    await expect(dialog.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(first).toBeFocused()
    expect(trouble).toEqual([])
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('a player writes in the chat room and reads it there', async ({ page, trouble }) => {
      const site = storefront(page)
      await site.open('/help')
      await site.signInAs('player01', demoPassword)
      const opener = page.getByRole('button', { name: 'Chat room' })
      await pressOn(page, opener, 'Shift+Tab')
      const room = page.getByRole('dialog', { name: 'Chat room' })
      const said = `Good evening ${freshName()}`
      await typeInto(page, room.getByLabel('Your message'), said)
      await page.keyboard.press('Enter')
      await expect(room.getByRole('log').getByText(said)).toBeVisible()
      await expect(room.getByLabel('Your message')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(room).toBeHidden()
      await expect(opener).toBeFocused()
      expect(trouble).toEqual([])
    })
  })
})
