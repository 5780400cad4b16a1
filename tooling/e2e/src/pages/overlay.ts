import type { Page } from '@playwright/test'

/** The markup of an overlay, once the page of the address and its answers are there. */
export async function readOverlay(page: Page, address?: string): Promise<string> {
  const markup = await page.waitForFunction((to) => {
    const dialog = document.querySelector('dialog[open]')
    const current = dialog?.querySelector('nav a[aria-current=page]')?.getAttribute('href')
    const isThere = to === undefined ? current !== undefined : current === to
    return isThere && !dialog?.querySelector('[aria-busy=true]') && dialog?.innerHTML
  }, address)
  return (await markup.jsonValue()) as string
}

/** Addresses of the pages of an overlay, as its menu links them. */
export const pagesOf = (page: Page) =>
  page.locator('dialog[open] nav a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
