import { brands, demoPassword } from '../brands.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

const second = { philippines: 'Filipino', bangladesh: 'বাংলা', india: 'हिन्दी' } as Record<string, string>
const tags = { philippines: 'fil', bangladesh: 'bn', india: 'hi' } as Record<string, string>

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the language changes in place and is there after a reload, from the first byte', async ({
    page,
    brand,
    trouble,
  }) => {
    const site = storefront(page)
    await site.open()
    await page.getByRole('button', { name: /Language:/ }).click()
    await page
      .getByRole('menuitemradio', { name: second[brand.id] ?? '' })
      .or(page.getByRole('menuitem', { name: second[brand.id] ?? '' }))
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', tags[brand.id] ?? '')
    await page.reload()
    const lang = await page.evaluate(() => document.documentElement.lang)
    expect(lang).toBe(tags[brand.id])
    expect(trouble).toEqual([])
  })

  test('the theme changes in place and is there after a reload', async ({ page, trouble }) => {
    await storefront(page).open()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const response = await page.reload()
    expect(await response?.text()).toContain('data-theme="dark"')
    expect(trouble).toEqual([])
  })

  test('another region is another brand at the same address, signed out', async ({ page, brand, trouble }) => {
    const site = storefront(page)
    await site.open()
    await site.signInAs('agent01', demoPassword)
    const other = brands.find(({ id }) => id !== brand.id)
    const names = { philippines: 'Philippines', bangladesh: 'Bangladesh', india: 'India' } as Record<string, string>
    await page
      .getByRole('banner')
      .getByRole('button', { name: names[brand.id] ?? '' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Region and language' })
    await dialog.getByLabel('Region', { exact: true }).selectOption(other?.merchantCode ?? '')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-brand', other?.id ?? '')
    await expect(page).toHaveURL(/\/$/)
    await expect(site.signIn).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('merchant'))).toBe(other?.merchantCode)
    expect(trouble).toEqual([])
  })
})

test('a hidden balance stays hidden', async ({ page, trouble }) => {
  const site = storefront(page)
  await site.open()
  await site.signInAs('player01', demoPassword)
  await site.balance.click()
  await expect(site.balance).toContainText('***')
  await page.reload()
  await expect(site.balance).toContainText('***')
  await site.balance.click()
  await expect(site.balance).toContainText(/\d\.\d\d/)
  expect(trouble).toEqual([])
})
