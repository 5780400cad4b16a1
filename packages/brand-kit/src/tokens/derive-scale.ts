import { type Color, toHex, tone } from './color.ts'
import type { ScaleName, Theme, ThemedName } from './names.ts'
import type { Seed } from './tokens-file.ts'

type Dimension = { $value: { value: number; unit: 'px' | 'rem' } }

const short = (value: number, digits = 3) => `${Number(value.toFixed(digits))}`.replace(/^(-?)0\./, '$1.')
const size = ({ $value: { value, unit } }: Dimension) => (value === 0 ? '0' : `${short(value)}${unit}`)
const rem = (pixels: number) => `${short(pixels / 16)}rem`
const fonts = (list: string[]) => list.map((name) => (/[^\w-]/.test(name) ? `"${name}"` : name)).join(',')

/** Sizes, type, shape and motion: the same in both themes. `motif` is the text of an SVG. */
export function deriveScale(seed: Seed, motif: string): Record<ScaleName, string> {
  return { ...shape(seed), ...space(seed.density.$value), ...type(seed), ...motion, 'image-motif': dataUri(motif) }
}

const shape = ({ radius, border }: Seed) => ({
  'radius-control': size(radius.control),
  'radius-card': size(radius.card),
  'radius-panel': size(radius.panel),
  'radius-pill': size(radius.pill),
  'border-width': size(border),
})

/** Space in steps of 4 px. Controls never fall below 44 px, the smallest comfortable target. */
const space = (density: number) => ({
  'space-1': rem(4 * density),
  'space-2': rem(8 * density),
  'space-3': rem(12 * density),
  'space-4': rem(16 * density),
  'space-5': rem(20 * density),
  'space-6': rem(24 * density),
  'space-8': rem(32 * density),
  'space-10': rem(40 * density),
  'control-height': rem(Math.max(44, Math.round(46 * density))),
  'page-width': '1200px',
})

function type({ font, type: seed }: Seed) {
  const ratio = seed.ratio.$value
  return {
    'font-body': fonts(font.body.$value),
    'font-display': fonts(font.display.$value),
    'text-xs': rem(12),
    'text-sm': rem(14),
    'text-md': '1rem',
    'text-lg': rem(16 * ratio),
    'text-xl': rem(16 * ratio ** 2),
    'text-2xl': rem(16 * ratio ** 3),
    'text-3xl': rem(16 * ratio ** 4),
    'line-body': short(seed.lineBody.$value),
    'line-tight': short(seed.lineTight.$value),
    'weight-normal': '400',
    'weight-medium': `${seed.weightMedium.$value}`,
    'weight-bold': `${seed.weightBold.$value}`,
    'tracking-display': seed.tracking.$value === 0 ? '0' : `${short(seed.tracking.$value)}em`,
  }
}

const motion = {
  'duration-fast': '.15s',
  'duration-base': '.25s',
  'ease-out': 'cubic-bezier(.2,.8,.2,1)',
  'ease-in-out': 'cubic-bezier(.6,0,.3,1)',
}

/** Shadows take the page's ink; on dark pages they need to be stronger to be seen. */
export function deriveShadows(
  seed: Seed,
  neutral: Color,
  theme: Theme,
): Record<Exclude<ThemedName, `color-${string}`>, string> {
  const depth = seed.elevation.$value
  const ink = (alpha: number) => toHex({ ...tone(neutral, 0.15), alpha: theme === 'dark' ? alpha * 3.5 : alpha })
  if (depth === 0) return { 'shadow-card': 'none', 'shadow-panel': `0 8px 24px ${ink(0.14)}` }
  return {
    'shadow-card': `0 1px 2px ${ink(0.08)},0 ${short(4 * depth)}px ${short(14 * depth)}px ${ink(0.08)}`,
    'shadow-panel': `0 2px 6px ${ink(0.08)},0 ${short(16 * depth)}px ${short(44 * depth)}px ${ink(0.18)}`,
  }
}

/** The shortest safe way to write a small SVG inside `url()`. */
function dataUri(svg: string): string {
  const text = svg
    .trim()
    .replace(/>\s+</g, '><')
    .replaceAll('"', "'")
    .replace(/[%#<>{}]/g, (sign) => encodeURIComponent(sign))
  return `url("data:image/svg+xml,${text}")`
}
