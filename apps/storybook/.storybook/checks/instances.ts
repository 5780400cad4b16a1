import { globSync } from 'node:fs'
import path from 'node:path'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { isFull, isInPart, rotation } from '@boardwalk/vitest/matrix'
import { hasTurn, type Skin, skinsOf } from './matrix.ts'
import type { Check } from './setup-checks.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
/** Paths from the root of the repository. */
export const storyFiles = globSync('{apps,packages,tooling}/*/src/**/*.stories.tsx', { cwd: root }).sort()
const notInPart = storyFiles.filter((_, index) => !isInPart(index)).map((file) => path.join(root, file))
/** Rotations in which every story file has its turn to be played on a phone. */
const turnsOnPhone = 8

const brands = loadBrands().map(({ brand }) => brand.id)
const skins = skinsOf(brands)

/** `skins`: a story is shown in one of them, in turns. */
const instance = (name: string, skins: readonly Skin[], check: Check, more: object = {}) => ({
  browser: 'chromium' as const,
  name,
  exclude: [] as string[],
  provide: { skins, check, rotation, ...more },
})

// Storybook's names for its settings of a run: the check of the layout is independent of axe, and renders right to
// left.
const rightToLeft = {
  'storybook/test-provided': { a11y: false, coverage: false },
  'storybook/test-initial-globals': { direction: 'rtl' },
}
const light = (brand: string): Skin => ({ brand, theme: 'light' })

/** The files whose played stories are not played on a phone in a rotation. */
export const notInTurn = (rotation: number): string[] =>
  storyFiles.filter((file) => !hasTurn(file, turnsOnPhone, rotation)).map((file) => path.join(root, file))

/**
 * Each story once, in one skin. Then its colours are read in other skins too, and its layout on a phone, as it is after
 * its play. The played stories of an eighth of the files in each rotation are also rendered and played on the phone.
 */
const once = [
  {
    ...instance('behaviour', skins, {
      kind: 'behaviour',
      rules: 'all',
      coloursIn: skins,
      turnsOfColours: 4,
      isNarrowed: true,
    }),
    exclude: notInPart,
  },
  {
    ...instance('reflow', brands.map(light), { kind: 'reflow', alsoUnplayed: false }, rightToLeft),
    // To load a file whose stories are all skipped takes as long as to play one.
    exclude: [...notInPart, ...notInTurn(rotation)],
  },
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
    instance(`${brand} reflow`, [light(brand)], { kind: 'reflow', alsoUnplayed: true }, rightToLeft),
  ),
]

export const matrices = { once, full: everywhere }

export const instances = isFull ? matrices.full : matrices.once
