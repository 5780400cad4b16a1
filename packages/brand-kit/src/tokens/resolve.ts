import { type Color, oklch, toHex } from './color.ts'
import { deriveColors, type SeedColors } from './derive-colors.ts'
import { deriveScale, deriveShadows } from './derive-scale.ts'
import { type ColorName, type RoleName, type Theme, type Tokens, themes } from './names.ts'
import type { TokensFile } from './tokens-file.ts'

type ColorValue = NonNullable<TokensFile['semantic']['light'][RoleName]>['$value']

/** Every token of a brand in both themes: seeds, derived values, and values that the brand set by hand. */
export function resolveTokens(file: TokensFile, motif: string): Tokens {
  const seed = seedColors(file)
  const scale = { ...deriveScale(file.seed, motif), ...component(file) }
  const theme = (name: Theme) => ({
    ...scale,
    ...deriveShadows(file.seed, seed.neutral, name),
    ...hexes(resolveColors(file, name)),
  })
  return Object.fromEntries(themes.map((name) => [name, theme(name)])) as Tokens
}

/** Every colour role of one theme, before it is written as text. */
export function resolveColors(file: TokensFile, theme: Theme): Record<ColorName, Color> {
  const seed = seedColors(file)
  return deriveColors(seed, theme, byHand(file.semantic[theme], seed))
}

export function seedColors({ seed }: TokensFile): SeedColors {
  const { brand, accent, highlight, neutral } = seed.color
  return {
    brand: toColor(brand.$value),
    accent: toColor(accent.$value),
    highlight: toColor(highlight.$value),
    neutral: toColor(neutral.$value),
  }
}

const toColor = ({ components: [l, c, h], alpha }: Exclude<ColorValue, string>): Color => oklch(l, c, h, alpha)

function byHand(roles: TokensFile['semantic']['light'], seed: SeedColors): Partial<Record<ColorName, Color>> {
  const read = (value: ColorValue) =>
    typeof value === 'string' ? seed[value.slice('{seed.color.'.length, -1) as keyof SeedColors] : toColor(value)
  return Object.fromEntries(set(roles).map(([name, role]) => [name, read(role.$value)]))
}

/** Entries that a brand really wrote down. */
const set = <T>(group: Record<string, T | undefined>) =>
  Object.entries(group).filter((entry): entry is [string, T] => entry[1] !== undefined)

const component = (file: TokensFile) =>
  Object.fromEntries(set(file.component).map(([name, { $value }]) => [name, `${$value.value}${$value.unit}`]))

const hexes = (colors: Record<ColorName, Color>) =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, toHex(color)])) as Record<ColorName, string>
