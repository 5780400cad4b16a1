import { expect, type Page } from '@playwright/test'
import { hydrated } from '../quiet-page.ts'

/** Parts of every page, and the steps a person takes with them. English is the first language of every region. */
export const storefront = (page: Page) => {
  const balance = page.getByTestId('balance')
  return {
    balance,
    signIn: page.getByRole('button', { name: 'Sign in' }).first(),
    async open(path = '/') {
      await page.goto(path)
      await hydrated(page)
    },
    async signInAs(username: string, password: string) {
      await page.getByRole('button', { name: 'Sign in' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await dialog.getByLabel('Username', { exact: true }).fill(username)
      await dialog.getByLabel('Password', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(balance).toBeVisible()
    },
    async signOut() {
      await page
        .getByRole('button', { name: /^Account/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
      const question = page.getByRole('alertdialog', { name: 'Please note' })
      await expect(question).toContainText('Sign out of this browser?')
      await question.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
    },
    /** The amount in the header, once it has stopped counting. */
    async amount() {
      await expect(balance).toContainText(/\d\.\d\d/)
      return /[\d,]+\.\d\d/.exec((await balance.textContent()) ?? '')?.[0] ?? ''
    },
  }
}
