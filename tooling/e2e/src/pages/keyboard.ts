import { expect, type Locator, type Page } from '@playwright/test'

/** The help centre has some hundred places that take the focus. */
const MAX_STOPS = 300

/** Tabs until `wanted` has the focus; `Shift+Tab` starts from the end. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < MAX_STOPS && !(await isThere()); step += 1) await page.keyboard.press(key)
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
