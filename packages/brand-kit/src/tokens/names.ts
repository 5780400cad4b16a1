import { type TokenName, tokenNames } from '../token-names.ts'

export type ColorName = Extract<TokenName, `color-${string}`>
export type ThemedName = ColorName | `shadow-${'card' | 'panel'}`
export type ScaleName = Exclude<TokenName, ThemedName>

export const isColorName = (name: string): name is ColorName => name.startsWith('color-')
export const colorNames: ColorName[] = tokenNames.filter(isColorName)

/** Roles that no brand can set: the vendors' marks are white files, so their white is a fact. */
const fixed = ['color-on-vendor'] as const satisfies readonly ColorName[]
export type RoleName = Exclude<ColorName, (typeof fixed)[number]>
/** Roles that a brand may set by hand. */
export const isRoleName = (name: string): name is RoleName =>
  isColorName(name) && !fixed.some((other) => other === name)
export const roleNames: RoleName[] = colorNames.filter(isRoleName)

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Every token of a brand as CSS text, per theme. */
export type Tokens = Record<Theme, Record<TokenName, string>>
