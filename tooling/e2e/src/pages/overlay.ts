import type { Page } from '@playwright/test'

/** The markup of an overlay without the parts that declare another language, once the page of the address and its answers are there. */
export async function readOverlay(page: Page, address?: string): Promise<string> {
  const markup = await page.waitForFunction((to) => {
    const dialog = document.querySelector('dialog[open]')
    const current = dialog?.querySelector('nav a[aria-current=page]')?.getAttribute('href')
    const isThere = to === undefined ? current !== undefined : current === to
    if (!isThere || dialog?.querySelector('[aria-busy=true]')) return false
    const own = dialog?.cloneNode(true) as HTMLElement
    for (const part of own.querySelectorAll<HTMLElement>('[lang]'))
      if (part.lang !== document.documentElement.lang) part.remove()
    return own.innerHTML
  }, address)
  return (await markup.jsonValue()) as string
}

/** Addresses of the pages of an overlay, as its menu links them. */
export const pagesOf = (page: Page) =>
  page.locator('dialog[open] nav a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
