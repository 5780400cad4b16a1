import type { Hero } from '../hero.ts'
import { circle, each, group, line, mirror, oval, path, rect, star } from '../svg.ts'

export const gem: Hero = ({ main, white }) =>
  path('M-58 -72H58L98 -22L0 92L-98 -22Z', main.base) +
  path('M-58 -72L-34 -22L0 -72Z', main.hi) +
  path('M58 -72L34 -22L0 -72Z', main.hi, 'opacity=".75"') +
  path('M0 -72L34 -22H-34Z', white, 'opacity=".85"') +
  path('M-58 -72L-98 -22H-34Z', main.base) +
  path('M58 -72L98 -22H34Z', main.lo) +
  path('M-98 -22H-34L0 92Z', main.lo) +
  path('M-34 -22H34L0 92Z', main.base) +
  path('M-34 -22H0L0 92Z', main.hi, 'opacity=".55"') +
  path('M34 -22H98L0 92Z', main.deep) +
  path(star(4, 26, 6), white, 'transform="translate(-62 -58)"')

export const rubies: Hero = ({ main, side, gold, white }) => {
  const stone = (x: number, y: number, size: number, tone: typeof main) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path('M-20 -48H20L48 -20V20L20 48H-20L-48 20V-20Z', tone.lo),
      path('M-20 -48H20L12 -24H-12Z', tone.hi),
      path('M-48 -20L-20 -48L-12 -24L-26 -12V14L-48 20Z', tone.base),
      path('M48 20L20 48H-20L-12 26H12L26 14Z', tone.deep),
      path('M-12 -24H12L26 -12V14L12 26H-12L-26 14V-12Z', tone.base),
      path('M-12 -24H6L-26 8V-12Z', white, 'opacity=".55"'),
    )
  return stone(-44, 40, 1.02, side) + stone(46, 42, 1, gold) + stone(0, -34, 1.2, main)
}

export const crown: Hero = ({ main, side, gold, white }) =>
  path('M-80 60L-96 -40L-48 6L0 -76L48 6L96 -40L80 60Z', gold.base) +
  path('M0 -76L48 6L96 -40L80 60H0Z', gold.lo) +
  path('M-88 10L-96 -40L-48 6L0 -76L6 -66L-42 26L-78 -8Z', gold.hi) +
  mirror(circle(96, -46, 12, main.base), circle(93, -50, 4, white)) +
  circle(0, -82, 14, main.base) +
  circle(-4, -86, 5, white) +
  rect(-84, 54, 168, 30, 10, gold.deep) +
  rect(-84, 50, 168, 26, 10, gold.base) +
  path('M0 18L18 36L0 56L-18 36Z', main.base) +
  path('M0 18L18 36H-18Z', main.hi) +
  mirror(
    circle(44, 40, 9, side.base),
    circle(42, 37, 3, white),
    oval(30, 63, 7, 6, main.base),
    oval(60, 63, 7, 6, side.base),
  )

export const chest: Hero = ({ main, gold, white }) => {
  const coin = (x: number, y: number, r = 15) =>
    circle(x, y, r, gold.lo) + circle(x - 1.5, y - 2, r - 2, gold.base) + circle(x - 1.5, y - 2, r - 6, gold.hi)
  return (
    path('M-84 -20C-92 -84 -60 -92 0 -92C60 -92 92 -84 84 -20Z', '#6b3d1e') +
    path('M-74 -24C-80 -74 -52 -80 0 -80C52 -80 80 -74 74 -24Z', '#45240f') +
    coin(-50, -18, 18) +
    coin(46, -20, 18) +
    coin(-14, -30, 20) +
    coin(20, -34, 17) +
    coin(70, -10) +
    coin(-72, -8) +
    coin(4, -12, 18) +
    path('M-40 -34L-26 -56L-4 -50L-6 -30L-24 -20Z', main.base) +
    path('M-26 -56L-4 -50L-18 -40Z', main.hi) +
    rect(-90, -6, 180, 96, 10, '#a5622f') +
    rect(-90, 44, 180, 46, 10, '#8a4d22') +
    line('M-86 28H86M-86 58H86', '#6b3d1e', 4) +
    rect(-96, -10, 192, 18, 6, gold.base) +
    mirror(rect(52, -10, 18, 100, 3, gold.base), rect(63, -10, 7, 100, 3, gold.lo)) +
    rect(-20, 2, 40, 44, 9, gold.lo) +
    rect(-20, 0, 40, 42, 9, gold.hi) +
    circle(0, 16, 7, '#45240f') +
    path('M-4 16H4L6 32H-6Z', '#45240f') +
    path(star(4, 18, 4), white, 'transform="translate(62 -50)"')
  )
}

export const coins: Hero = ({ main, gold, white }) => {
  const stack = (x: number, base: number, count: number) =>
    each(count, (i) => {
      const y = base - i * 17
      return (
        path(`M${x - 40} ${y}V${y + 14}A40 13 0 0 0 ${x + 40} ${y + 14}V${y}Z`, gold.lo) +
        oval(x, y, 40, 13, gold.base) +
        oval(x, y, 29, 8, gold.hi)
      )
    })
  return (
    stack(-54, 66, 3) +
    stack(56, 66, 5) +
    stack(0, 78, 2) +
    group(
      'translate(-6 -30) rotate(-10)',
      circle(0, 6, 58, gold.deep),
      circle(0, 0, 58, gold.lo),
      circle(-3, -3, 55, gold.base),
      circle(-1, -1, 43, gold.hi),
      path(star(8, 36, 20), main.base),
      path(star(8, 22, 12), main.hi),
      path('M-44 -22C-36 -38 -24 -46 -10 -50C-26 -40 -34 -28 -38 -14Z', white, 'opacity=".8"'),
    )
  )
}

export const pearl: Hero = ({ main, side, white }) => {
  const fan = (fill: string, rib: string) =>
    path(
      'M0 66C-56 62 -102 22 -98 -14C-92 -30 -74 -30 -68 -22C-70 -52 -46 -62 -36 -46C-34 -76 34 -76 36 -46C46 -62 70 -52 68 -22C74 -30 92 -30 98 -14C102 22 56 62 0 66Z',
      fill,
    ) + line('M0 58L-78 -6M0 58L-50 -34M0 58L-17 -54M0 58L17 -54M0 58L50 -34M0 58L78 -6', rib, 5)
  return (
    group('translate(0 -20)', fan(main.base, main.lo)) +
    path('M-92 34C-64 6 64 6 92 34C70 60 -70 60 -92 34Z', main.deep) +
    circle(0, 16, 34, side.hi) +
    path('M-22 42A34 34 0 0 0 34 16A38 38 0 0 1 -22 42Z', side.base) +
    circle(-11, 4, 9, white) +
    path('M-98 32C-60 62 60 62 98 32C100 72 52 94 0 94C-52 94 -100 72 -98 32Z', main.base) +
    line('M0 90L-64 66M0 90L-24 62M0 90L24 62M0 90L64 66', main.lo, 5)
  )
}
