import { circle, each, group, n, path, spin, star } from '../art/svg.ts'

/** Colours of a mark: two steps of the highlight, the accent, and its background. */
export type MarkPaint = { light: string; deep: string; spark: string; ground: string }

/** A sign for a brand: its mark about the origin within ±18, and the tile of its motif, in one colour. */
type IdentityStyle = { mark: (paint: MarkPaint) => string; tile: { size: number; drawing: string } }

const petal = (length: number, width: number) =>
  `M0 -3C${n(-width)} ${n(-length * 0.45)} ${n(-width * 0.7)} ${n(-length * 0.8)} 0 ${-length}C${n(width * 0.7)} ${n(-length * 0.8)} ${n(width)} ${n(-length * 0.45)} 0 -3Z`

const outline = 'fill="none" stroke-linejoin="round"'

export const identityStyles = {
  sun: {
    mark: ({ light, deep, spark }) =>
      spin(12, path('M-2.6 -10.5L0 -18L2.6 -10.5Z', deep)) + circle(0, 0, 10, light) + circle(0, 0, 5.2, spark),
    tile: {
      size: 72,
      drawing: group(
        'translate(36 36)',
        circle(0, 0, 9, 'none'),
        spin(12, path('M0 -13V-19', 'none')),
        circle(0, 0, 3, 'currentColor', 'stroke="none"'),
      ),
    },
  },
  bloom: {
    mark: ({ light, deep, spark }) =>
      spin(6, path(petal(18, 8), deep)) + spin(6, path(petal(13, 5.5), light), 30) + circle(0, 0, 4, spark),
    tile: { size: 84, drawing: group('translate(42 42)', spin(6, path(petal(20, 9), 'none'))) },
  },
  gem: {
    mark: ({ light, deep, spark }) =>
      path('M-10 -12H10L18 -2L0 18L-18 -2Z', deep) +
      path('M-10 -12H10L0 -2Z', light) +
      path('M-18 -2H-6L0 18ZM18 -2H6L0 18Z', spark, 'opacity=".85"') +
      path('M-6 -2H6L0 18Z', light),
    tile: { size: 64, drawing: path('M0 32L32 0L64 32L32 64ZM16 32L32 16L48 32L32 48Z', 'none') },
  },
  tide: {
    mark: ({ light, deep, spark, ground }) =>
      circle(0, 0, 18, deep) +
      circle(0, -3, 10, light) +
      path('M-17 4Q-8.5 -3 0 4T17 4A18 18 0 0 1 -17 4Z', spark) +
      path('M-14.500 9Q-7 3.500 0 9T14.500 9', 'none', `stroke="${ground}" stroke-width="1.8"`),
    tile: { size: 80, drawing: path('M0 20Q20 4 40 20T80 20M0 60Q20 44 40 60T80 60M0 40Q20 24 40 40T80 40', 'none') },
  },
  kite: {
    mark: ({ light, deep, spark }) =>
      path('M0 -18L13 -2L0 11L-13 -2Z', deep) +
      path('M0 -18V11L-13 -2Z', light) +
      path('M-13 -2H13L0 11Z', spark, 'opacity=".9"') +
      path('M0 11Q5 14 0 18', 'none', `stroke="${light}" stroke-width="1.8" stroke-linecap="round"`),
    tile: { size: 76, drawing: path('M38 10L54 30L38 48L22 30ZM38 10V48M22 30H54M38 48Q46 56 38 66', 'none') },
  },
  weave: {
    mark: ({ light, deep, spark }) =>
      group(
        'rotate(45)',
        ...[-9, 3].flatMap((at) => [`<rect x="-15" y="${at}" width="30" height="6.500" rx="3.200" fill="${deep}"/>`]),
        ...[-9, 3].map((at) => `<rect x="${at}" y="-15" width="6.500" height="30" rx="3.200" fill="${light}"/>`),
      ) + path(star(4, 6, 2.6), spark),
    tile: {
      size: 60,
      drawing: path('M0 15H30V45H60M15 0V30H45V60M0 45H15V60M45 0V15H60', 'none'),
    },
  },
  halo: {
    mark: ({ light, deep, spark }) =>
      circle(0, 0, 16, 'none', `stroke="${deep}" stroke-width="4"`) +
      path(star(5, 12.5, 5.4), light) +
      circle(0, 0, 2.6, spark) +
      each(5, (at) => {
        const angle = ((at * 72 - 90) * Math.PI) / 180
        return circle(16 * Math.cos(angle), 16 * Math.sin(angle), 2.6, light)
      }),
    tile: {
      size: 80,
      drawing: group('translate(40 40)', circle(0, 0, 20, 'none'), path(star(5, 13, 5.6), 'none')),
    },
  },
  leaf: {
    mark: ({ light, deep, spark }) =>
      path('M-2 18C-18 8 -16 -10 4 -18C14 -4 12 12 -2 18Z', deep) +
      path('M-2 18C10 10 12 -4 4 -18C-2 -6 -4 6 -2 18Z', light) +
      circle(9, 11, 4, spark),
    tile: {
      size: 70,
      drawing: path(
        'M18 40C6 30 8 14 26 8C36 20 32 36 18 40ZM18 40Q20 24 26 8M54 66C46 58 48 46 60 42C66 50 64 62 54 66Z',
        'none',
      ),
    },
  },
} satisfies Record<string, IdentityStyle>

export type IdentityName = keyof typeof identityStyles
export const identityNames = Object.keys(identityStyles) as IdentityName[]

/** A tile as the document that fills `image-motif`: quiet lines in one colour. */
export const motifOf = (name: IdentityName, colour: string): string => {
  const { size, drawing } = identityStyles[name].tile
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ${outline} stroke="${colour}" stroke-opacity=".24" fill-opacity=".24" color="${colour}">\n${drawing.replaceAll(' fill="none"', '')}\n</svg>\n`
}
