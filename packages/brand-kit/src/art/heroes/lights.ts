import type { Hero } from '../hero.ts'
import { circle, each, faint, group, line, mirror, oval, path, rect, spin, star } from '../svg.ts'

export const moon: Hero = ({ main, gold, white }) =>
  path(
    'M26 -92C-34 -92 -80 -48 -80 6C-80 58 -38 94 14 94C50 94 80 74 92 44C78 54 62 58 48 58C8 58 -20 28 -20 -10C-20 -46 -2 -74 26 -92Z',
    gold.base,
  ) +
  path('M-80 6C-80 58 -38 94 14 94C50 94 80 74 92 44C40 86 -40 74 -68 -36C-76 -24 -80 -10 -80 6Z', gold.lo) +
  circle(-50, -18, 9, gold.lo) +
  circle(-40, 34, 13, gold.lo) +
  circle(-2, 66, 7, gold.lo) +
  path(star(5, 34, 15), white, 'transform="translate(48 -18)"') +
  path(star(5, 16, 7), main.hi, 'transform="translate(84 -62) rotate(18)"') +
  path(star(5, 13, 6), main.hi, 'transform="translate(76 22) rotate(-12)"')

export const sun: Hero = ({ main, gold, white, ink }) =>
  spin(12, path('M-13 -60L0 -102L13 -60Z', gold.base)) +
  spin(12, path('M-9 -60L0 -84L9 -60Z', main.base), 15) +
  circle(0, 0, 64, gold.lo) +
  circle(-2, -3, 61, gold.base) +
  mirror(
    path('M14 -12C20 -24 36 -24 42 -12C34 -16 22 -16 14 -12Z', ink),
    circle(38, 12, 11, main.base, 'opacity=".7"'),
  ) +
  line('M-20 20C-10 34 10 34 20 20', ink, 5) +
  path('M-46 -22C-38 -40 -24 -50 -8 -53C-24 -42 -34 -30 -38 -14Z', white, 'opacity=".8"')

export const parol: Hero = ({ main, side, gold, white }) =>
  circle(0, -14, 84, 'none', `stroke="${gold.base}" stroke-width="6"`) +
  group('translate(0 -14)', spin(10, circle(0, -84, 7, side.base))) +
  group(
    'translate(0 -14)',
    path(star(5, 88, 38), main.base),
    spin(5, path('M0 0V-88L22.4 -30.8Z', main.lo)),
    path(star(5, 54, 23), gold.base),
    spin(5, path('M0 0V-54L13.5 -18.6Z', gold.lo)),
    circle(0, 0, 17, white),
    circle(0, 0, 10, side.base),
  ) +
  mirror(path('M36 56L30 72L42 72L32 98L54 98L46 72Z', side.base), path('M46 72L42 72L43 98H54Z', side.lo))

export const lantern: Hero = ({ main, gold, white }) =>
  line('M0 -104V-80', gold.lo, 5) +
  rect(-28, -84, 56, 14, 5, gold.base) +
  path('M-34 -70H34C92 -50 92 36 34 56H-34C-92 36 -92 -50 -34 -70Z', main.base) +
  path('M34 -70C92 -50 92 36 34 56H8C52 30 52 -44 8 -70Z', main.lo) +
  faint(0.75, line('M-22 -68C-58 -44 -58 30 -22 54M0 -68V54M22 -68C58 -44 58 30 22 54', main.hi, 5)) +
  oval(-2, -6, 24, 34, gold.hi, 'opacity=".7"') +
  line('M-64 -32C-70 -14 -70 6 -64 20', white, 6, 'opacity=".6"') +
  rect(-28, 54, 56, 12, 5, gold.base) +
  each(5, (i) => line(`M${-16 + i * 8} 68V${92 + (i % 2) * 8}`, i % 2 ? main.base : gold.base, 5))

export const lamp: Hero = ({ main, side, gold, white }) =>
  path('M10 -10C-30 -26 -12 -66 6 -102C20 -70 50 -34 10 -10Z', '#ff9a2e') +
  path('M8 -12C-10 -24 0 -48 8 -68C18 -48 30 -26 8 -12Z', white) +
  path('M-100 -8C-70 4 70 4 100 -8C98 40 54 66 0 66C-54 66 -98 40 -100 -8Z', main.base) +
  path('M100 -8C98 40 54 66 0 66C-14 66 -28 64 -40 60C30 54 66 32 78 -3C86 -4 94 -6 100 -8Z', main.lo) +
  oval(0, -6, 96, 14, main.deep) +
  oval(0, -5, 84, 9, gold.base) +
  each(7, (i) =>
    circle(-72 + i * 24, 20 + (i === 0 || i === 6 ? 0 : 8 + (i === 3 ? 4 : 0)), 6, i % 2 ? gold.hi : side.hi),
  ) +
  path('M-40 60H40L52 88H-52Z', gold.lo) +
  rect(-60, 82, 120, 12, 6, gold.base)
