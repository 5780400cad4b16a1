import type { TokenName } from '@boardwalk/brand-kit'
import { create, type ThemeVars } from 'storybook/theming'

/** Storybook's documentation theme from the brand and theme of the root element. */
export function skinTheme(): ThemeVars {
  const root = document.documentElement
  const values = getComputedStyle(root)
  const read = (name: TokenName) => values.getPropertyValue(`--${name}`).trim()
  return create({
    base: root.dataset.theme === 'dark' ? 'dark' : 'light',
    appBg: read('color-page'),
    appContentBg: read('color-page'),
    appPreviewBg: read('color-page'),
    appBorderColor: read('color-border'),
    barBg: read('color-surface'),
    barTextColor: read('color-text-muted'),
    barSelectedColor: read('color-link'),
    colorPrimary: read('color-accent'),
    colorSecondary: read('color-link'),
    textColor: read('color-text'),
    textMutedColor: read('color-text-muted'),
    fontBase: read('font-body'),
  })
}
