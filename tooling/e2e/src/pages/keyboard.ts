import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs until `wanted` has the focus; `Shift+Tab` starts from the end. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 80 && !(await isThere()); step += 1) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Goes to a button or link and presses it. */
export async function pressOn(page: Page, button: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, button, key)
  await page.keyboard.press('Enter')
}
