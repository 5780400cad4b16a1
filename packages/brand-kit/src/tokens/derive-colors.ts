import { between, type Color, darkGround, legible, oklch, reach, reachLegibly, readableOn, tone } from './color.ts'
import type { ColorName, Theme } from './names.ts'

export type SeedColors = Record<'brand' | 'accent' | 'highlight' | 'neutral', Color>

type Context = { seed: SeedColors; isDark: boolean; get: (name: ColorName) => Color }
type Rule = (context: Context) => Color

const text = 4.5
const shape = 3
const hue = { positive: 152, negative: 22, warning: 80, info: 245 }

/** A neutral at two lightnesses; dark surfaces have more of the brand's hue than light ones. */
const neutral =
  (light: number, dark: number, tint = 1): Rule =>
  ({ seed, isDark }) =>
    tone(seed.neutral, isDark ? dark : light, seed.neutral.c * tint * (isDark ? 1 : 0.35))

const surfaces = ['color-page', 'color-surface', 'color-surface-raised', 'color-surface-sunken'] as const
const accentGrounds = [...surfaces, 'color-accent-soft'] as const
const on =
  (name: ColorName): Rule =>
  ({ get }) =>
    readableOn(get(name))

/** Readable as text on every surface. */
const asText = (color: Color, { get }: Context) => reach(color, surfaces.map(get), text)

const soft =
  (color: (context: Context) => Color): Rule =>
  (context) =>
    context.isDark
      ? tone(color(context), 0.29, Math.min(color(context).c, 0.07))
      : tone(color(context), 0.945, Math.min(color(context).c, 0.045))

const onSoft =
  (backgrounds: readonly [ColorName, ...ColorName[]], color: (context: Context) => Color): Rule =>
  (context) =>
    reach(tone(color(context), context.isDark ? 0.82 : 0.45), backgrounds.map(context.get), text)
/** The text of a state is also used without its soft ground. */
const onState = (name: keyof typeof hue): Rule => onSoft([`color-${name}-soft`, ...surfaces], state(name))

const state = (name: keyof typeof hue) => () => oklch(0.58, 0.15, hue[name])
const stateText =
  (name: 'positive' | 'negative'): Rule =>
  (context) =>
    asText(oklch(context.isDark ? 0.72 : 0.52, 0.16, hue[name]), context)

/** Every colour role from a brand's four seed colours. A brand may set any of them by hand instead. */
export const colorRules: Record<ColorName, Rule> = {
  'color-page': neutral(0.982, 0.17),
  'color-surface': neutral(0.998, 0.215, 1),
  'color-surface-raised': neutral(1, 0.255, 1),
  'color-surface-sunken': neutral(0.955, 0.135, 1),
  'color-scrim': ({ seed }) => ({ ...tone(seed.neutral, 0.14), alpha: 0.64 }),
  'color-text': neutral(0.22, 0.96, 0.6),
  'color-text-muted': (context) => asText(neutral(0.47, 0.75, 0.7)(context), context),
  'color-border': neutral(0.905, 0.325),
  'color-border-strong': (context) => reach(neutral(0.66, 0.5)(context), surfaces.map(context.get), shape),
  'color-focus': ({ seed, get }) => between(seed.accent, [...surfaces, 'color-header' as const].map(get)),
  'color-link': (context) => asText(context.get('color-accent'), context),
  'color-accent': ({ seed, get, isDark }) =>
    legible(
      reach(isDark ? tone(seed.accent, Math.max(seed.accent.l, 0.66)) : seed.accent, accentGrounds.map(get), shape),
    ),
  'color-accent-hover': ({ get }) => {
    const accent = get('color-accent')
    return tone(accent, accent.l + (get('color-on-accent').l > 0.6 ? -0.05 : 0.05))
  },
  'color-on-accent': on('color-accent'),
  'color-accent-soft': soft(({ seed }) => seed.accent),
  'color-on-accent-soft': onSoft(['color-accent-soft'], ({ seed }) => seed.accent),
  'color-highlight': ({ seed }) => legible(seed.highlight),
  'color-on-highlight': on('color-highlight'),
  'color-header': ({ get }) => get('color-surface'),
  'color-on-header': on('color-header'),
  'color-header-rule': ({ get }) => get('color-border'),
  'color-header-mark': ({ get }) => reach(get('color-highlight'), [get('color-header')], shape),
  'color-hero': ({ seed, isDark }) => (isDark ? tone(seed.brand, Math.min(seed.brand.l, 0.3)) : seed.brand),
  'color-on-hero': on('color-hero'),
  'color-footer': ({ get }) => get('color-surface-sunken'),
  'color-on-footer': on('color-footer'),
  // The footer wherever white reads on it, because most brands' footers are dark.
  'color-vendor': ({ get }) => darkGround(get('color-footer'), get('color-hero'), get('color-on-vendor'), text),
  'color-on-vendor': () => oklch(1, 0, 0),
  'color-positive': stateText('positive'),
  'color-on-positive': on('color-positive'),
  'color-positive-soft': soft(state('positive')),
  'color-on-positive-soft': onState('positive'),
  'color-negative': stateText('negative'),
  'color-on-negative': on('color-negative'),
  'color-negative-soft': soft(state('negative')),
  'color-on-negative-soft': onState('negative'),
  'color-warning-soft': soft(state('warning')),
  'color-on-warning-soft': onState('warning'),
  'color-info-soft': soft(state('info')),
  'color-on-info-soft': onState('info'),
  'color-badge': ({ get }) => reachLegibly(get('color-highlight'), surfaces.map(get), shape),
  'color-on-badge': on('color-badge'),
  'color-skeleton': neutral(0.925, 0.28),
}

/** All colour roles of one theme. A role set by hand also moves every role that is derived from it. */
export function deriveColors(
  seed: SeedColors,
  theme: Theme,
  byHand: Partial<Record<ColorName, Color>>,
): Record<ColorName, Color> {
  const done: Partial<Record<ColorName, Color>> = { ...byHand }
  const get = (name: ColorName): Color => {
    const color = done[name] ?? colorRules[name]({ seed, isDark: theme === 'dark', get })
    done[name] = color
    return color
  }
  const names = Object.keys(colorRules) as ColorName[]
  return Object.fromEntries(names.map((name) => [name, get(name)])) as Record<ColorName, Color>
}
