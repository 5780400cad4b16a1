import { loadBrands } from '@boardwalk/brand-kit/node'
import { type Skin, skinsOf } from './matrix.ts'
import type { Check } from './setup-checks.ts'

const brands = loadBrands().map(({ brand }) => brand.id)
const skins = skinsOf(brands)

/** `skins`: a story is shown in one of them, in turns. */
const instance = (name: string, skins: readonly Skin[], check: Check, more: object = {}) => ({
  browser: 'chromium' as const,
  name,
  provide: { skins, check, rotation: Number(process.env.TEST_ROTATION ?? 0), ...more },
})

// Storybook's own names for its settings of a run: what fits has nothing to do with axe, and is rendered right to left.
const squeezed = {
  'storybook/test-provided': { a11y: false, coverage: false },
  'storybook/test-initial-globals': { direction: 'rtl' },
}
const light = (brand: string): Skin => ({ brand, theme: 'light' })

/** Each story once, in a skin of its own; its colours are read in all other skins too. */
const once = [
  instance('behaviour', skins, { kind: 'behaviour', rules: 'all', coloursIn: skins }),
  instance('squeeze', brands.map(light), { kind: 'squeeze' }, squeezed),
]

/** Every story in every skin, rendered and played. axe reads all its rules in light, in dark those of colours. */
const everywhere = [
  ...skins.map((skin) =>
    instance(`${skin.brand} ${skin.theme}`, [skin], {
      kind: 'behaviour',
      rules: skin.theme === 'light' ? 'all' : 'colours',
      coloursIn: [],
    }),
  ),
  ...brands.map((brand) => instance(`${brand} squeeze`, [light(brand)], { kind: 'squeeze' }, squeezed)),
]

export const matrices = { once, full: everywhere }

/** `TEST_MATRIX=full` tests everything everywhere, as every night does. */
export const instances = process.env.TEST_MATRIX === 'full' ? matrices.full : matrices.once
