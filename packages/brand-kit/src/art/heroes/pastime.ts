import type { Hero } from '../hero.ts'
import { circle, each, group, line, mirror, path, rect, spin, star } from '../svg.ts'

export const football: Hero = ({ main, white, ink }) =>
  circle(0, 0, 92, white) +
  path('M-86 32A92 92 0 0 0 92 0A110 110 0 0 1 -86 32Z', main.hi, 'opacity=".8"') +
  path(star(5, 34, 27.5), ink) +
  spin(
    5,
    line('M0 -34V-62', ink, 6) +
      path('M-26 -74C-16 -68 -8 -64 0 -62C8 -64 16 -68 26 -74C20 -84 10 -91 0 -92C-10 -91 -20 -84 -26 -74Z', ink) +
      line('M26 -74L44 -60', ink, 6),
  ) +
  circle(0, 0, 92, 'none', `stroke="${ink}" stroke-width="5"`)

export const cricket: Hero = ({ main, gold, white }) =>
  group(
    'rotate(34)',
    rect(-9, -112, 18, 62, 8, '#3a2a55'),
    line('M-9 -98L9 -92M-9 -84L9 -78M-9 -70L9 -64', gold.base, 3),
    path('M-9 -54H9C24 -50 26 -40 26 -30V82C26 94 -26 94 -26 82V-30C-26 -40 -24 -50 -9 -54Z', '#e8c184'),
    path('M4 -54H9C24 -50 26 -40 26 -30V82C26 90 4 92 4 90Z', '#c99a58'),
    rect(-26, 6, 52, 26, 0, main.base),
  ) +
  circle(48, 44, 40, main.base) +
  path('M10 56A40 40 0 0 0 88 44A46 46 0 0 1 10 56Z', main.lo) +
  line('M36 8C52 26 56 58 46 82', white, 4) +
  line('M28 12C42 30 46 56 38 80', white, 3, 'stroke-dasharray="5 6"')

export const controller: Hero = ({ main, side, gold, white, ink }) =>
  path(
    'M-58 -44H58C88 -44 104 16 102 48C100 82 66 80 48 46C42 36 36 34 28 34H-28C-36 34 -42 36 -48 46C-66 80 -100 82 -102 48C-104 16 -88 -44 -58 -44Z',
    main.base,
  ) +
  path(
    'M102 48C100 82 66 80 48 46C42 36 36 34 28 34H-28C-36 34 -42 36 -48 46C-66 80 -100 82 -102 48C-80 62 -66 10 -38 14H38C66 10 80 62 102 48Z',
    main.lo,
  ) +
  path('M-66 -20H-48V-6H-34V12H-48V26H-66V12H-80V-6H-66Z', ink, 'transform="translate(4 -8)"') +
  circle(56, -22, 10, gold.base) +
  circle(56, 16, 10, side.base) +
  circle(37, -3, 10, white) +
  circle(75, -3, 10, side.hi) +
  mirror(rect(6, -28, 16, 8, 4, ink)) +
  circle(0, 0, 13, gold.hi) +
  path(star(4, 11, 4), main.deep)

export const shields: Hero = ({ main, side, gold, white }) => {
  const shield = (turn: string, tone: typeof main, mark: string) =>
    group(
      turn,
      path('M-56 -70C-30 -70 -14 -78 0 -88C14 -78 30 -70 56 -70C62 0 46 58 0 88C-46 58 -62 0 -56 -70Z', gold.base),
      path('M-44 -60C-24 -62 -12 -66 0 -74C12 -66 24 -62 44 -60C48 0 36 48 0 74C-36 48 -48 0 -44 -60Z', tone.base),
      path('M0 -74C12 -66 24 -62 44 -60C48 0 36 48 0 74Z', tone.lo),
      mark,
    )
  return (
    shield('translate(-36 -2) rotate(-10)', main, path(star(5, 32, 14), white)) +
    shield('translate(38 6) rotate(10)', side, path(star(4, 36, 12), white))
  )
}

export const rocket: Hero = ({ main, side, gold, white }) =>
  group(
    'rotate(24)',
    path('M-18 62C-26 84 -10 92 0 112C10 92 26 84 18 62Z', '#ff9a2e'),
    path('M-9 62C-12 76 -4 82 0 94C4 82 12 76 9 62Z', gold.hi),
    mirror(path('M26 14C54 26 58 48 54 72L22 50Z', main.lo)),
    path('M0 -104C40 -72 42 10 24 64H-24C-42 10 -40 -72 0 -104Z', white),
    path('M0 -104C40 -72 42 10 24 64H6C22 0 22 -62 0 -104Z', side.hi),
    path('M0 -104C16 -92 26 -72 31 -48H-31C-26 -72 -16 -92 0 -104Z', main.base),
    circle(0, -14, 19, gold.base),
    circle(0, -14, 13, side.base),
    path('M-9 -18A11 11 0 0 1 4 -24L-7 -8Z', white),
    rect(-26, 56, 52, 11, 5, main.base),
  )

export const gift: Hero = ({ main, side, gold, white }) =>
  mirror(
    path('M0 -46C-40 -100 -84 -92 -74 -62C-66 -44 -30 -42 0 -46Z', gold.base),
    path('M-6 -50C-30 -78 -60 -80 -58 -66C-54 -56 -28 -52 -6 -50Z', gold.deep),
  ) +
  rect(-78, -14, 156, 106, 10, main.base) +
  rect(0, -14, 78, 106, 10, main.lo) +
  rect(-90, -46, 180, 38, 9, main.hi) +
  rect(0, -46, 90, 38, 9, main.base) +
  rect(-16, -46, 32, 138, 0, gold.base) +
  rect(0, -46, 16, 138, 0, gold.lo) +
  circle(0, -47, 14, gold.hi) +
  each(3, (i) => path(star(4, 9, 3), i % 2 ? white : side.hi, `transform="translate(${-52 + i * 6} ${20 + i * 24})"`))
