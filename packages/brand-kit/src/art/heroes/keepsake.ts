import type { Hero } from '../hero.ts'
import { circle, each, group, line, mirror, path, rect, star } from '../svg.ts'

export const hourglass: Hero = ({ main, gold, white }) =>
  path(
    'M-54 -76H54C56 -34 18 -16 12 0C18 16 56 34 54 76H-54C-56 34 -18 16 -12 0C-18 -16 -56 -34 -54 -76Z',
    white,
    'opacity=".85"',
  ) +
  path('M-44 -44H44C38 -22 12 -14 5 4H-5C-12 -14 -38 -22 -44 -44Z', main.base) +
  path('M-46 76C-40 48 -16 46 0 30C16 46 40 48 46 76Z', main.base) +
  path('M0 30C16 46 40 48 46 76H0Z', main.lo) +
  line('M0 4V36', main.base, 4) +
  line('M-44 -62C-42 -48 -38 -38 -32 -30', white, 7) +
  mirror(rect(60, -76, 9, 152, 4, gold.lo)) +
  each(2, (i) => rect(-78, i ? 74 : -94, 156, 20, 9, gold.base) + rect(-78, i ? 86 : -82, 156, 8, 4, gold.lo))

export const compass: Hero = ({ main, side, gold, white }) =>
  circle(0, -92, 13, gold.lo) +
  circle(0, -92, 6, white) +
  circle(0, 8, 86, gold.deep) +
  circle(0, 4, 86, gold.base) +
  circle(0, 4, 70, white) +
  path('M0 74A70 70 0 0 0 70 4A78 78 0 0 1 -44 58A70 70 0 0 0 0 74Z', side.hi) +
  group('translate(0 4)', path(star(8, 62, 16), gold.hi), path(star(4, 60, 14), gold.lo)) +
  group(
    'translate(0 4) rotate(32)',
    path('M0 -56L16 0H-16Z', main.base),
    path('M0 -56L16 0H0Z', main.lo),
    path('M0 56L16 0H-16Z', side.base),
    path('M0 56L16 0H0Z', side.lo),
    circle(0, 0, 8, gold.hi),
  )

export const seven: Hero = ({ main, gold, white }) => {
  const shape = 'M-66 -88H70V-48C36 -8 22 36 20 90H-32C-28 36 -6 -8 26 -42H-32V-24H-66Z'
  return (
    path(shape, gold.deep, 'transform="translate(6 8)"') +
    path(shape, gold.base, `stroke="${gold.base}" stroke-width="14" stroke-linejoin="round"`) +
    path(shape, main.base) +
    path('M70 -48C36 -8 22 36 20 90H-6C-4 30 18 -20 58 -56H70Z', main.lo) +
    path('M-60 -82H64V-70H-60Z', main.hi) +
    path(star(4, 22, 5), white, 'transform="translate(-58 -66)"')
  )
}

export const bell: Hero = ({ main, gold, white }) =>
  circle(0, 78, 20, gold.deep) +
  path('M0 -78C44 -78 56 -44 58 -6C60 28 74 46 88 62H-88C-74 46 -60 28 -58 -6C-56 -44 -44 -78 0 -78Z', gold.base) +
  path('M0 -78C44 -78 56 -44 58 -6C60 28 74 46 88 62H30C40 10 36 -50 0 -78Z', gold.lo) +
  path('M-38 -10C-38 -38 -30 -54 -18 -60C-26 -40 -26 -10 -30 26C-36 18 -38 6 -38 -10Z', white, 'opacity=".7"') +
  rect(-94, 56, 188, 18, 9, gold.lo) +
  rect(-94, 54, 188, 12, 6, gold.hi) +
  path('M0 -76C-40 -104 -64 -86 -52 -68C-42 -58 -18 -66 0 -76C18 -66 42 -58 52 -68C64 -86 40 -104 0 -76Z', main.base) +
  circle(0, -75, 11, main.lo)
