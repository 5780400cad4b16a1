import { expect, type Page } from '@playwright/test'

/** An unused name: letters and digits, letter first, short enough for every brand's rule. */
export const freshName = () => `e${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`

/** The registration form, as the server describes it. */
export const registerPage = (page: Page) => {
  const form = page.getByRole('form', { name: 'Register' })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  return {
    form,
    field,
    agreement: form.getByRole('checkbox', { name: /I am at least \d\d/ }),
    submit: form.getByRole('button', { name: 'Create account' }),
    async fill(username: string, password: string) {
      await field('Username').fill(username)
      await field('Password').fill(password)
      await field('Password again').fill(password)
    },
    async expectDone() {
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByTestId('balance')).toBeVisible()
    },
  }
}
