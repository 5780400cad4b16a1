import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './quiet-page.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The rules of axe that a theme can break; names, roles and order are the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

export async function expectAccessible(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** Reads the page in the theme that it was opened in, and its colours in the other one: a theme is an attribute. */
export async function expectAccessibleInBoth(page: Page, theme: Theme) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectAccessible(page)
  const other = themes.find((each) => each !== theme) ?? theme
  await page.evaluate(async (chosen) => {
    // The colours are there at once, so that none is read on its way.
    const noTransitions = new CSSStyleSheet()
    noTransitions.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, noTransitions]
    document.documentElement.dataset.theme = chosen
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, other)
  await expectAccessible(page, colourRules)
}

export async function setTheme(
  theme: Theme,
  { context, baseURL }: { context: BrowserContext; baseURL: string | undefined },
) {
  await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
  await context.addInitScript((chosen) => {
    // A game's frame has an opaque origin and no storage.
    if (window.origin !== 'null') localStorage.setItem('theme', chosen)
  }, theme)
}
