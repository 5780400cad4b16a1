import { loadBrand } from '@boardwalk/brand-kit/node'
import { brands } from '../brands.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

for (const theme of ['light', 'dark'] as const)
  test(`home has the name and the colours of its brand in the ${theme} theme`, async ({
    page,
    context,
    baseURL,
    brand,
    trouble,
  }) => {
    const { brand: data, tokens } = loadBrand(brand.id)
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page).toHaveTitle(new RegExp(data.name))
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand.id)
    await expect(page.getByRole('banner').getByRole('img', { name: data.name }).first()).toBeVisible()
    const shown = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      const names = ['--color-header', '--color-accent', '--color-page']
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
    })
    expect(shown).toEqual({
      '--color-header': tokens[theme]['color-header'],
      '--color-accent': tokens[theme]['color-accent'],
      '--color-page': tokens[theme]['color-page'],
    })
    expect(trouble).toEqual([])
  })

test('the region dialog offers every brand', async ({ page, brand, trouble }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await storefront(page).open()
  await page.getByRole('banner').getByRole('button', { name: brand.countryName }).click()
  const region = page.getByRole('dialog', { name: 'Region and language' }).getByLabel('Region', { exact: true })
  const offered = () =>
    region
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).sort())
  await expect.poll(offered).toEqual(brands.map(({ merchantCode }) => merchantCode).sort())
  expect(trouble).toEqual([])
})
