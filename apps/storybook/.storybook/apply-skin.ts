import { isLanguageCode, languages } from '@boardwalk/i18n/codes'
import { type Skin, themes } from './checks/matrix.ts'
import { brandIds } from './skin.ts'

type Globals = Record<string, unknown>

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise

/** Brand and theme of the toolbar; the test run's own, which goes through all of them, win. */
export const skinOf = (globals: Globals): Skin => ({
  brand: oneOf(brandIds, globals.brand, brandIds[0] ?? ''),
  theme: oneOf(themes, globals.theme, 'light'),
  ...globalThis.testedSkin,
})

/** Applies a skin as production does: attributes of the root, nothing else. */
export function applySkin(skin: Skin): void {
  Object.assign(document.documentElement.dataset, skin)
}

/** The skin that the page is in now. */
export function currentSkin(): Skin {
  const { brand, theme } = document.documentElement.dataset
  return { brand: brand ?? '', theme: oneOf(themes, theme, 'light') }
}

/** Applies skin, language and direction of the toolbar. */
export function applyGlobals(globals: Globals): void {
  const root = document.documentElement
  const { bcp47, dir } = languages[isLanguageCode(globals.language) ? globals.language : 'EN']
  applySkin(skinOf(globals))
  root.lang = bcp47
  root.dir = oneOf(['ltr', 'rtl'], globals.direction, dir)
}

declare global {
  /** Set by the test run, which goes through all brands and themes. */
  var testedSkin: Skin | undefined
}
