import type { Hero } from '../hero.ts'
import { circle, group, line, mirror, oval, path, spin } from '../svg.ts'

const eye = (x: number, y: number, r: number, ink: string, white: string) =>
  circle(x, y, r, ink) + circle(x - r * 0.3, y - r * 0.35, r * 0.34, white)

export const tiger: Hero = ({ main, white, ink }) =>
  mirror(circle(62, -62, 26, main.lo), circle(62, -60, 14, '#f6b8a8')) +
  path('M0 -88C52 -88 92 -52 92 -2C92 52 52 90 0 90C-52 90 -92 52 -92 -2C-92 -52 -52 -88 0 -88Z', main.base) +
  mirror(
    path('M0 90C52 90 92 52 92 -2C92 -10 91 -18 89 -25C84 40 40 66 0 66Z', main.lo, 'opacity=".7"'),
    path(
      'M12 -60C22 -62 36 -58 46 -46C36 -48 22 -48 12 -60ZM90 -18C76 -20 66 -16 56 -8C66 -4 80 -4 91 0ZM90 22C76 18 64 20 56 28C66 32 78 32 86 38Z',
      ink,
    ),
    path('M0 -6C16 -36 56 -34 58 -6C44 6 18 10 0 22Z', white, 'opacity=".9"'),
    eye(34, -8, 13, ink, white),
    path('M0 24C20 16 48 26 46 50C44 70 18 76 0 66Z', white),
    line('M0 46C6 58 20 58 26 50', ink, 4),
    circle(28, 40, 2.4, ink),
    circle(36, 48, 2.4, ink),
  ) +
  path('M-7 -86L7 -86L4 -46L0 -38L-4 -46Z', ink) +
  path('M-18 22C-10 16 10 16 18 22C16 34 6 40 0 44C-6 40 -16 34 -18 22Z', '#e8707c')

export const elephant: Hero = ({ main, side, gold, white, ink }) =>
  mirror(
    path('M34 -58C70 -92 108 -58 102 -8C98 30 72 46 44 34Z', main.lo),
    path('M44 -44C68 -66 92 -46 88 -8C86 16 68 28 50 22Z', '#f2b6bd', 'opacity=".65"'),
  ) +
  path(
    'M0 -86C40 -86 60 -52 56 -8C54 20 40 34 28 42C26 62 34 74 46 70C54 67 58 72 54 80C44 96 4 98 -6 60L-28 42C-40 34 -54 20 -56 -8C-60 -52 -40 -86 0 -86Z',
    main.base,
  ) +
  path(
    'M28 42C26 62 34 74 46 70C54 67 58 72 54 80C44 96 4 98 -6 60L-14 26C0 36 20 36 28 42Z',
    main.lo,
    'opacity=".55"',
  ) +
  mirror(path('M30 36C40 46 46 54 46 64C34 62 24 54 20 44Z', white), eye(32, -8, 8, ink, white)) +
  path('M-40 -66C-20 -96 20 -96 40 -66C20 -52 8 -50 0 -30C-8 -50 -20 -52 -40 -66Z', side.base) +
  path('M-40 -66C-20 -78 20 -78 40 -66C20 -56 8 -52 0 -34C-8 -52 -20 -56 -40 -66Z', gold.base, 'opacity=".9"') +
  circle(0, -62, 9, side.lo) +
  circle(0, -62, 4, gold.hi)

export const owl: Hero = ({ main, side, gold, white, ink }) =>
  path(
    'M-72 -84C-50 -72 -24 -78 0 -78C24 -78 50 -72 72 -84C84 -30 84 10 70 50C58 80 30 92 0 92C-30 92 -58 80 -70 50C-84 10 -84 -30 -72 -84Z',
    main.base,
  ) +
  mirror(
    path('M72 -84C84 -30 84 10 70 50C64 66 54 77 41 84C60 30 54 -10 40 -30Z', main.lo),
    circle(32, -30, 34, side.hi),
    circle(32, -30, 24, white),
    circle(30, -28, 16, gold.base),
    eye(30, -28, 9, ink, white),
    oval(22, 90, 14, 6, gold.lo),
  ) +
  path('M0 -22L11 -10L0 12L-11 -10Z', gold.lo) +
  path('M-42 22C-20 8 20 8 42 22C44 60 22 84 0 84C-22 84 -44 60 -42 22Z', side.hi) +
  line('M-24 32C-18 42 -10 42 -6 32M6 32C10 42 18 42 24 32M-14 52C-8 62 -2 62 0 52M0 52C2 62 10 62 14 52', main.lo, 4)

export const cat: Hero = ({ main, side, gold, white, ink }) =>
  path('M58 -16C92 -34 96 -74 78 -92C62 -94 56 -78 60 -62C52 -46 44 -30 42 -14Z', white) +
  oval(68, -82, 7, 6, '#f4a9b4') +
  path('M-52 92C-66 40 -48 10 0 8C48 10 66 40 52 92Z', white) +
  path('M52 92C62 54 56 30 40 18C40 50 20 80 -20 92Z', main.hi, 'opacity=".7"') +
  mirror(path('M22 -66L60 -88C66 -66 64 -52 60 -40Z', white), path('M32 -64L54 -76C57 -64 56 -56 54 -50Z', '#f4a9b4')) +
  oval(0, -26, 66, 52, white) +
  path('M-66 -30C-64 -58 -40 -76 -14 -78C-18 -54 -40 -36 -66 -30Z', main.base) +
  mirror(
    eye(28, -30, 8, ink, white),
    circle(42, -12, 9, '#f7bcc0'),
    line('M0 -8C4 -2 12 -2 16 -8', ink, 3.5),
    line('M56 -18L76 -22M56 -10L76 -6', ink, 2.5),
  ) +
  path('M-6 -16H6L0 -8Z', '#e8707c') +
  path('M-44 14C-20 30 20 30 44 14L40 30C16 42 -16 42 -40 30Z', side.base) +
  circle(0, 38, 12, gold.base) +
  circle(0, 40, 3.5, gold.deep) +
  oval(-4, 68, 26, 18, gold.base) +
  oval(-4, 66, 18, 11, gold.hi)

export const buffalo: Hero = ({ main, side, gold, white, ink }) =>
  mirror(
    path('M30 -46C66 -44 92 -60 94 -92C108 -58 92 -14 42 -14Z', '#f0e2c4'),
    path('M94 -92C108 -58 92 -14 42 -14L40 -26C80 -32 94 -56 94 -92Z', '#cdb98f'),
    path('M44 -20C66 -22 84 -12 86 2C70 10 54 6 42 -2Z', main.lo),
  ) +
  path(
    'M0 -66C34 -66 54 -42 52 -10C50 22 40 40 40 62C38 84 18 94 0 94C-18 94 -38 84 -40 62C-40 40 -50 22 -52 -10C-54 -42 -34 -66 0 -66Z',
    main.base,
  ) +
  path('M52 -10C50 22 40 40 40 62C38 84 18 94 0 94C30 60 20 0 30 -56C46 -46 53 -30 52 -10Z', main.lo) +
  oval(0, 66, 38, 28, main.hi) +
  mirror(oval(15, 60, 6, 8, ink), eye(30, -8, 8, ink, white)) +
  group('translate(0 -44)', spin(8, oval(0, -13, 6, 9, side.base)), circle(0, 0, 8, gold.base)) +
  line('M-12 80C-4 86 4 86 12 80', ink, 3.5)
