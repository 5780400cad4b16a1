import type { Hero } from '../hero.ts'
import { circle, each, faint, group, line, mirror, oval, path, rect, spin, star } from '../svg.ts'

export const lotus: Hero = ({ main, side, gold, white }) => {
  const petal = (fill: string, edge: string) => path('M0 60C-38 20 -34 -40 0 -84C34 -40 38 20 0 60Z', fill) + path('M0 60C38 20 34 -40 0 -84C12 -40 14 14 0 60Z', edge)
  return (
    oval(0, 76, 100, 18, side.lo) +
    path('M-100 76A100 18 0 0 1 100 76L0 80Z', side.base) +
    mirror(group('translate(6 6) rotate(74) scale(.86 .95)', petal(main.lo, main.deep)), group('translate(4 4) rotate(50) scale(.95 1)', petal(main.base, main.lo))) +
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

export const moon: Hero = ({ main, gold, white }) =>
  path('M26 -92C-34 -92 -80 -48 -80 6C-80 58 -38 94 14 94C50 94 80 74 92 44C78 54 62 58 48 58C8 58 -20 28 -20 -10C-20 -46 -2 -74 26 -92Z', gold.base) +
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
  mirror(path('M14 -12C20 -24 36 -24 42 -12C34 -16 22 -16 14 -12Z', ink), circle(38, 12, 11, main.base, 'opacity=".7"')) +
  line('M-20 20C-10 34 10 34 20 20', ink, 5) +
  path('M-46 -22C-38 -40 -24 -50 -8 -53C-24 -42 -34 -30 -38 -14Z', white, 'opacity=".8"')

export const drum: Hero = ({ main, side, gold, white }) =>
  group(
    'rotate(-14)',
    line('M-70 -70C-30 -104 40 -104 76 -66', side.lo, 8),
    path('M-70 -46C-96 -26 -96 40 -70 58H70C96 40 96 -26 70 -46Z', main.base),
    path('M-90 20C-86 40 -80 52 -70 58H70C80 52 86 40 90 20Z', main.lo),
    line('M-64 -46L-40 56L-14 -46L12 56L38 -46L62 56', gold.hi, 6),
    mirror(oval(74, 6, 20, 56, side.lo), oval(78, 6, 18, 53, white), oval(79, 6, 12, 38, side.hi), oval(80, 6, 7, 20, side.deep)),
    rect(-62, -52, 124, 8, 4, gold.base),
    rect(-62, 55, 124, 8, 4, gold.base),
  ) +
  line('M-92 90L-34 34', '#8a5a2c', 9) +
  circle(-34, 34, 11, gold.hi)

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
  each(7, (i) => circle(-72 + i * 24, 20 + (i === 0 || i === 6 ? 0 : 8 + (i === 3 ? 4 : 0)), 6, i % 2 ? gold.hi : side.hi)) +
  path('M-40 60H40L52 88H-52Z', gold.lo) +
  rect(-60, 82, 120, 12, 6, gold.base)

export const mask: Hero = ({ main, side, gold, white, ink }) =>
  each(7, (i) => group(`translate(0 -10) rotate(${-66 + i * 22})`, path('M-12 -30C-20 -74 -6 -96 0 -104C6 -96 20 -74 12 -30Z', i % 2 ? side.base : main.base), line('M0 -40V-88', i % 2 ? side.hi : main.hi, 3))) +
  path('M-84 -28C-40 -52 40 -52 84 -28C92 14 66 40 40 42C22 42 12 26 0 26C-12 26 -22 42 -40 42C-66 40 -92 14 -84 -28Z', gold.base) +
  path('M84 -28C92 14 66 40 40 42C22 42 12 26 0 26V-46C32 -46 62 -40 84 -28Z', gold.lo) +
  mirror(path('M16 -4C24 -24 58 -26 66 -10C60 10 28 16 16 -4Z', ink), path('M24 -5C32 -14 50 -14 56 -7C50 2 32 4 24 -5Z', white), circle(40, -5, 5, main.deep), circle(76, 4, 5, main.base)) +
  path('M0 -44L14 -28L0 -10L-14 -28Z', main.base) +
  path('M0 -44L14 -28H-14Z', main.hi) +
  path('M-22 66C-8 58 8 58 22 66C10 82 -10 82 -22 66Z', main.base)

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

const bloomMark = (petal: string, heart: string) => spin(6, oval(0, -52, 26, 44, petal)) + circle(0, 0, 28, heart)

export const phone: Hero = ({ main, side, gold, white, ink }) =>
  group(
    'rotate(10)',
    rect(-52, -96, 104, 188, 20, ink),
    rect(-44, -86, 88, 168, 13, main.hi),
    path('M-44 -10L44 -60V69A13 13 0 0 1 31 82H-31A13 13 0 0 1 -44 69Z', main.base),
    rect(-16, -82, 32, 8, 4, ink),
    each(6, (i) => rect(-34 + (i % 3) * 25, 14 + Math.floor(i / 3) * 30, 19, 24, 5, [white, gold.base, side.base][i % 3] ?? white)),
    path(star(5, 30, 13), gold.base, 'transform="translate(0 -32)"'),
    path('M-44 -73A13 13 0 0 1 -31 -86H10L-44 -10Z', white, 'opacity=".3"'),
  )
