import { test as base, expect, type Page } from '@playwright/test'
import type { BrandUnderTest } from './brands.ts'

export { expect }

/** As Chromium and Firefox name it. */
const aborted = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED'])

/** Everything that a healthy page never does: console errors and warnings of the page, exceptions, failed requests. */
function listen(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    // So Firefox ends the import of a page that is left; a module that failed is a failed request too.
    if (!message.startsWith('error loading dynamically imported module')) trouble.push(`exception: ${message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left while something loads aborts it; that is not a failure.
    if (!aborted.has(reason)) trouble.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return trouble
}

type Fixtures = {
  brand: BrandUnderTest
  /** Errors so far; a test that provokes errors on purpose empties it. */
  trouble: string[]
}

/** Closes announcements, which open as soon as they are loaded, whenever they cover the page. */
export const readGreetings = (page: Page) => page.addLocatorHandler(readButton(page), (read) => read.click())
/** Allows them in a test that is about them. */
export const leaveGreetings = (page: Page) => page.removeLocatorHandler(readButton(page))
const readButton = (page: Page) => page.getByRole('button', { name: 'I have read this' })

/** A test whose page must stay quiet from the first byte to the last click. */
export const test = base.extend<Fixtures>({
  brand: async ({ baseURL }, use, info) => {
    const { brand } = info.project.metadata as { brand?: BrandUnderTest }
    if (!brand || !baseURL) throw new Error('Run through a brand project.')
    await use(brand)
  },
  page: async ({ page }, use) => {
    await readGreetings(page)
    await use(page)
  },
  trouble: async ({ page }, use) => {
    const trouble = listen(page)
    await use(trouble)
    expect(trouble, 'the page stayed quiet').toEqual([])
  },
})

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
