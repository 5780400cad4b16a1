import type { Hero } from '../hero.ts'
import { circle, each, group, line, mirror, oval, path, rect, spin, star } from '../svg.ts'

export const lotus: Hero = ({ main, side, gold, white }) => {
  const petal = (fill: string, edge: string) =>
    path('M0 60C-38 20 -34 -40 0 -84C34 -40 38 20 0 60Z', fill) +
    path('M0 60C38 20 34 -40 0 -84C12 -40 14 14 0 60Z', edge)
  return (
    oval(0, 76, 100, 18, side.lo) +
    path('M-100 76A100 18 0 0 1 100 76L0 80Z', side.base) +
    mirror(
      group('translate(6 6) rotate(74) scale(.86 .95)', petal(main.lo, main.deep)),
      group('translate(4 4) rotate(50) scale(.95 1)', petal(main.base, main.lo)),
    ) +
    mirror(group('rotate(25)', petal(main.hi, main.base))) +
    petal(white, main.hi) +
    mirror(group('translate(10 34) rotate(44) scale(.6 .56)', petal(main.hi, main.base))) +
    oval(0, 58, 22, 10, gold.base)
  )
}

export const kite: Hero = ({ main, side, gold, white }) =>
  group(
    'rotate(16) translate(4 -14)',
    path('M0 -88L66 -18L0 84L-66 -18Z', main.base),
    path('M0 -88L66 -18H0Z', side.base),
    path('M0 84L-66 -18H0Z', side.lo),
    path('M0 84L66 -18H0Z', main.lo),
    line('M0 -88V84M-66 -18H66', gold.hi, 5),
    path('M0 -88L66 -18L0 84L-66 -18Z', 'none', `stroke="${white}" stroke-width="5" stroke-linejoin="round"`),
    circle(0, -18, 17, gold.base),
    path(star(8, 14, 7), main.deep, 'transform="translate(0 -18)"'),
    line('M0 84C24 96 -22 106 4 122', gold.base, 4),
    path('M-4 98L-20 90V106ZM0 98L16 90V106Z', side.base),
    path('M2 118L-14 112V126ZM6 118L22 112V126Z', main.base),
  )

export const drum: Hero = ({ main, side, gold, white }) =>
  group(
    'rotate(-14)',
    line('M-70 -70C-30 -104 40 -104 76 -66', side.lo, 8),
    path('M-70 -46C-96 -26 -96 40 -70 58H70C96 40 96 -26 70 -46Z', main.base),
    path('M-90 20C-86 40 -80 52 -70 58H70C80 52 86 40 90 20Z', main.lo),
    line('M-64 -46L-40 56L-14 -46L12 56L38 -46L62 56', gold.hi, 6),
    mirror(
      oval(74, 6, 20, 56, side.lo),
      oval(78, 6, 18, 53, white),
      oval(79, 6, 12, 38, side.hi),
      oval(80, 6, 7, 20, side.deep),
    ),
    rect(-62, -52, 124, 8, 4, gold.base),
    rect(-62, 55, 124, 8, 4, gold.base),
  ) +
  line('M-92 90L-34 34', '#8a5a2c', 9) +
  circle(-34, 34, 11, gold.hi)

export const mask: Hero = ({ main, side, gold, white, ink }) =>
  each(7, (i) =>
    group(
      `translate(0 -10) rotate(${-66 + i * 22})`,
      path('M-12 -30C-20 -74 -6 -96 0 -104C6 -96 20 -74 12 -30Z', i % 2 ? side.base : main.base),
      line('M0 -40V-88', i % 2 ? side.hi : main.hi, 3),
    ),
  ) +
  path(
    'M-84 -28C-40 -52 40 -52 84 -28C92 14 66 40 40 42C22 42 12 26 0 26C-12 26 -22 42 -40 42C-66 40 -92 14 -84 -28Z',
    gold.base,
  ) +
  path('M84 -28C92 14 66 40 40 42C22 42 12 26 0 26V-46C32 -46 62 -40 84 -28Z', gold.lo) +
  mirror(
    path('M16 -4C24 -24 58 -26 66 -10C60 10 28 16 16 -4Z', ink),
    path('M24 -5C32 -14 50 -14 56 -7C50 2 32 4 24 -5Z', white),
    circle(40, -5, 5, main.deep),
    circle(76, 4, 5, main.base),
  ) +
  path('M0 -44L14 -28L0 -10L-14 -28Z', main.base) +
  path('M0 -44L14 -28H-14Z', main.hi) +
  path('M-22 66C-8 58 8 58 22 66C10 82 -10 82 -22 66Z', main.base)

const bloomMark = (petal: string, heart: string) => spin(6, oval(0, -52, 26, 44, petal)) + circle(0, 0, 28, heart)

export const teapot: Hero = ({ main, side, gold, white }) =>
  path('M62 -14C104 -44 108 46 56 46L54 30C78 28 80 -10 62 2Z', main.lo) +
  path('M-52 12C-84 8 -76 -38 -104 -42C-92 -56 -66 -52 -60 -26C-58 -16 -54 -10 -46 -10Z', main.base) +
  path('M-40 -34H40C84 -10 82 66 42 80H-42C-82 66 -84 -10 -40 -34Z', main.base) +
  path('M40 -34C84 -10 82 66 42 80H0C50 60 56 -4 20 -34Z', main.lo) +
  path('M-44 -34C-36 -62 36 -62 44 -34Z', side.base) +
  circle(0, -64, 11, gold.base) +
  rect(-50, -40, 100, 11, 5, gold.base) +
  rect(-46, 76, 92, 12, 6, gold.lo) +
  group('translate(-4 22) scale(.3)', bloomMark(side.hi, gold.base)) +
  line('M-54 0C-62 18 -60 40 -52 52', white, 6, 'opacity=".6"')

export const phone: Hero = ({ main, side, gold, white, ink }) =>
  group(
    'rotate(10)',
    rect(-52, -96, 104, 188, 20, ink),
    rect(-44, -86, 88, 168, 13, main.hi),
    path('M-44 -10L44 -60V69A13 13 0 0 1 31 82H-31A13 13 0 0 1 -44 69Z', main.base),
    rect(-16, -82, 32, 8, 4, ink),
    each(6, (i) =>
      rect(-34 + (i % 3) * 25, 14 + Math.floor(i / 3) * 30, 19, 24, 5, [white, gold.base, side.base][i % 3] ?? white),
    ),
    path(star(5, 30, 13), gold.base, 'transform="translate(0 -32)"'),
    path('M-44 -73A13 13 0 0 1 -31 -86H10L-44 -10Z', white, 'opacity=".3"'),
  )
