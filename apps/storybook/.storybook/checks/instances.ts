import { loadBrands } from '@boardwalk/brand-kit/node'
import type { Check } from './setup-checks.ts'

type Theme = 'light' | 'dark'
const brands = loadBrands().map(({ brand }) => brand.id)

const instance = (name: string, brand: string, theme: Theme, check: Check, more: object = {}) => ({
  browser: 'chromium' as const,
  name,
  provide: { skin: { brand, theme }, check, ...more },
})

/** Every story in every brand and theme. axe reads all its rules in light; in dark those that a theme can break. */
const skins = brands.flatMap((brand) => [
  instance(`${brand} light`, brand, 'light', { kind: 'skin', rules: 'all' }),
  instance(`${brand} dark`, brand, 'dark', { kind: 'skin', rules: 'colours' }),
])

// Storybook's own names for its settings of a run.
const settings = (direction: 'ltr' | 'rtl') => ({
  'storybook/test-provided': { a11y: false, coverage: false },
  'storybook/test-initial-globals': { direction },
})

/** Every story on the narrowest phone with large text from right to left; in one brand also as it is. */
const squeezed = [
  ...brands.map((brand) =>
    instance(`${brand} 320 large rtl`, brand, 'light', { kind: 'squeeze', textSize: '200%' }, settings('rtl')),
  ),
  ...brands
    .slice(0, 1)
    .map((brand) => instance(`${brand} 320`, brand, 'light', { kind: 'squeeze', textSize: '100%' }, settings('ltr'))),
]

export const instances = [...skins, ...squeezed]
