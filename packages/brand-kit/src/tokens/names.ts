import { type TokenName, tokenNames } from '../token-names.ts'

export type ColorName = Extract<TokenName, `color-${string}`>
export type ThemedName = ColorName | `shadow-${'card' | 'panel'}`
export type ScaleName = Exclude<TokenName, ThemedName>

export const isColorName = (name: string): name is ColorName => name.startsWith('color-')
export const colorNames: ColorName[] = tokenNames.filter(isColorName)

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Every token of a brand as CSS text, per theme. */
export type Tokens = Record<Theme, Record<TokenName, string>>
