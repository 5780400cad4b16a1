import { contrast } from './color.ts'
import { type ColorName, type Theme, type Tokens, themes } from './names.ts'
import type { Waiver } from './tokens-file.ts'

export type Finding = { theme: Theme; foreground: ColorName; background: ColorName; ratio: number; needed: number }

const surfaces: ColorName[] = ['color-page', 'color-surface', 'color-surface-raised', 'color-surface-sunken']

/** Texts on any surface, and shapes that must be seen on any surface (WCAG 2.2 AA: 1.4.3 and 1.4.11). */
const textOnSurfaces: ColorName[] = [
  ...(['color-text', 'color-text-muted', 'color-link', 'color-positive', 'color-negative'] as const),
  // Amounts, states of a timeline, toasts and lines of a chart.
  ...(['color-on-positive-soft', 'color-on-negative-soft', 'color-on-warning-soft', 'color-on-info-soft'] as const),
]
/** The badge is also the colour of a favourite's heart. */
const shapesOnSurfaces: ColorName[] = ['color-accent', 'color-badge', 'color-border-strong', 'color-focus']

const textPairs: [ColorName, ColorName][] = [
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-on-accent-soft', 'color-accent-soft'],
  ['color-on-highlight', 'color-highlight'],
  ['color-on-header', 'color-header'],
  ['color-on-hero', 'color-hero'],
  ['color-on-footer', 'color-footer'],
  ['color-on-vendor', 'color-vendor'],
  ['color-on-positive', 'color-positive'],
  ['color-on-positive-soft', 'color-positive-soft'],
  ['color-on-negative', 'color-negative'],
  ['color-on-negative-soft', 'color-negative-soft'],
  ['color-on-warning-soft', 'color-warning-soft'],
  ['color-on-info-soft', 'color-info-soft'],
  ['color-on-badge', 'color-badge'],
  ['color-text', 'color-skeleton'],
  ['color-text', 'color-border'],
  ['color-text', 'color-accent-soft'],
  ...textOnSurfaces.flatMap((name) => surfaces.map((surface): [ColorName, ColorName] => [name, surface])),
]

const shapePairs: [ColorName, ColorName][] = [
  ['color-focus', 'color-header'],
  ['color-header-mark', 'color-header'],
  ['color-accent', 'color-accent-soft'],
  ...shapesOnSurfaces.flatMap((name) => surfaces.map((surface): [ColorName, ColorName] => [name, surface])),
]

/** Pairs whose contrast is checked, with the ratio each needs. */
export const auditedPairs = [
  ...textPairs.map(([foreground, background]) => ({ foreground, background, needed: 4.5 })),
  ...shapePairs.map(([foreground, background]) => ({ foreground, background, needed: 3 })),
]

/** The ratio of every audited pair, in both themes. */
export const pairRatios = (tokens: Tokens): Finding[] =>
  themes.flatMap((theme) =>
    auditedPairs.map((pair) => ({
      theme,
      ...pair,
      ratio: contrast(tokens[theme][pair.foreground], tokens[theme][pair.background]),
    })),
  )

/** Whether this very pair has a waiver in this very theme. */
export const isWaived = ({ theme, foreground, background }: Finding, waivers: readonly Waiver[]): boolean =>
  waivers.some(({ theme: where, pair }) => where === theme && pair[0] === foreground && pair[1] === background)

/** Pairs of a brand that are too hard to read and not waived; empty when there are none. */
export const audit = (tokens: Tokens, waivers: readonly Waiver[] = []): Finding[] =>
  pairRatios(tokens).filter((pair) => pair.ratio < pair.needed && !isWaived(pair, waivers))
