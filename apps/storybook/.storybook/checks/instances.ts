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

// Storybook's names for its settings of a run: the check of the layout is independent of axe, and renders right to
// left.
const rightToLeft = {
  'storybook/test-provided': { a11y: false, coverage: false },
  'storybook/test-initial-globals': { direction: 'rtl' },
}
const light = (brand: string): Skin => ({ brand, theme: 'light' })

/**
 * Each story once, in one skin; its colours are read in other skins too, and its layout on a phone. Only stories that
 * are played are rendered a second time there, half of them in each rotation: they play the same there, and stories
 * of a page share its layout.
 */
const once = [
  instance('behaviour', skins, {
    kind: 'behaviour',
    rules: 'all',
    coloursIn: skins,
    turnsOfColours: 2,
    isNarrowed: true,
  }),
  instance('reflow', brands.map(light), { kind: 'reflow', turns: 2, alsoUnplayed: false }, rightToLeft),
]

/** Every story in every skin, rendered and played. axe reads all its rules in light, in dark those of colours. */
const everywhere = [
  ...skins.map((skin) =>
    instance(`${skin.brand} ${skin.theme}`, [skin], {
      kind: 'behaviour',
      rules: skin.theme === 'light' ? 'all' : 'colours',
      coloursIn: [],
      turnsOfColours: 1,
      isNarrowed: false,
    }),
  ),
  ...brands.map((brand) =>
    instance(`${brand} reflow`, [light(brand)], { kind: 'reflow', turns: 1, alsoUnplayed: true }, rightToLeft),
  ),
]

export const matrices = { once, full: everywhere }

/** `TEST_MATRIX=full` tests everything everywhere, as every night does. */
export const instances = process.env.TEST_MATRIX === 'full' ? matrices.full : matrices.once
