import type { Hero } from '../hero.ts'
import { circle, each, faint, group, line, mirror, oval, path } from '../svg.ts'

const leaf = (fill: string, vein: string) =>
  path('M0 0C14 -26 46 -32 66 -20C54 4 26 14 0 0Z', fill) + line('M4 -1C22 -10 42 -16 58 -18', vein, 3)

export const mango: Hero = ({ main, side, white }) =>
  group(
    'translate(0 6)',
    path('M-4 -72C52 -86 92 -34 78 20C66 68 14 92 -34 76C-82 58 -90 4 -58 -34C-44 -52 -26 -66 -4 -72Z', main.base),
    path('M78 20C66 68 14 92 -34 76C-56 68 -70 52 -76 32C-40 66 40 60 70 -22C80 -8 82 6 78 20Z', main.lo),
    path('M-4 -72C30 -80 58 -64 72 -38C46 -52 20 -48 -6 -30C-20 -48 -18 -66 -4 -72Z', side.base, 'opacity=".75"'),
    oval(-38, -2, 12, 28, white, 'opacity=".55" transform="rotate(32 -38 -2)"'),
    line('M-4 -72C-6 -84 -2 -92 6 -98', '#6b4423', 8),
    group('translate(2 -84)', leaf('#3f9d4d', '#2b7539')),
    group('translate(-2 -82) scale(-.8 .8) rotate(-14)', leaf('#58b85c', '#2b7539')),
  )

export const cherries: Hero = ({ main, white }) => {
  const cherry = (x: number, y: number) =>
    circle(x, y, 42, main.base) +
    path(`M${x - 40} ${y + 12}A42 42 0 0 0 ${x + 40} ${y + 12}A46 46 0 0 1 ${x - 40} ${y + 12}Z`, main.lo) +
    oval(x - 16, y - 16, 8, 13, white, `opacity=".75" transform="rotate(38 ${x - 16} ${y - 16})"`)
  return (
    line('M-42 24C-36 -30 -10 -66 26 -84', '#3d7a35', 8) +
    line('M46 12C50 -28 44 -60 26 -84', '#3d7a35', 8) +
    group('translate(26 -84) rotate(12)', leaf('#58b85c', '#2b7539')) +
    cherry(46, 40) +
    cherry(-42, 48)
  )
}

export const melon: Hero = ({ main, white }) =>
  group(
    'rotate(-14)',
    path('M-96 -28A96 96 0 0 0 96 -28Z', '#2f8a4a'),
    path('M-86 -28A86 86 0 0 0 86 -28Z', '#d9f2b4'),
    path('M-77 -28A77 77 0 0 0 77 -28Z', main.base),
    path('M0 -28L77 -28A77 77 0 0 1 22 46Z', main.lo, 'opacity=".6"'),
    each(7, (i) => {
      const angle = 0.32 + i * 0.42
      const far = i % 2 ? 34 : 56
      const [x, y] = [Math.cos(angle) * far, -20 + Math.sin(angle) * far]
      return oval(x, y, 4, 7, '#3a1b22', `transform="rotate(${Math.round((angle * 180) / Math.PI - 90)} ${x} ${y})"`)
    }),
    line('M-68 -14C-62 8 -52 20 -42 30', white, 6, 'opacity=".5"'),
  )

export const pineapple: Hero = ({ main, side }) => {
  const blade = 'M0 -30C-16 -56 -14 -84 0 -104C14 -84 16 -56 0 -30Z'
  return (
    path(blade, side.lo, 'transform="rotate(-42 0 -24)"') +
    path(blade, side.lo, 'transform="rotate(42 0 -24)"') +
    path(blade, side.base, 'transform="rotate(-20 0 -24)"') +
    path(blade, side.base, 'transform="rotate(20 0 -24)"') +
    path(blade, side.hi) +
    path('M0 -40C44 -40 62 -6 58 34C54 70 30 92 0 92C-30 92 -54 70 -58 34C-62 -6 -44 -40 0 -40Z', main.base) +
    path('M58 34C54 70 30 92 0 92C-18 92 -32 84 -42 72C0 80 40 50 46 -18C58 -4 60 16 58 34Z', main.lo) +
    faint(0.55, line('M-46 -18L34 74M-58 22L0 90M-18 -38L56 42M46 -18L-34 74M58 22L0 90M18 -38L-56 42', main.deep, 5)) +
    oval(-28, -4, 7, 18, main.hi, 'transform="rotate(20 -28 -4)"')
  )
}

export const coconut: Hero = ({ side, white }) =>
  circle(-18, 10, 72, '#6b4226') +
  path('M-18 82A72 72 0 0 0 54 10A80 80 0 0 1 -74 56A72 72 0 0 0 -18 82Z', '#4d2d19') +
  line('M-70 -8C-60 -30 -44 -42 -24 -48M-78 18C-74 4 -70 -2 -66 -6M-52 42C-60 34 -64 24 -66 16', '#8d5d38', 5) +
  oval(32, 34, 62, 56, '#5a361f') +
  oval(32, 26, 62, 44, white) +
  oval(32, 24, 48, 32, side.hi) +
  oval(32, 30, 40, 24, side.base, 'opacity=".5"') +
  oval(14, 14, 14, 5, white, 'opacity=".9"') +
  line('M44 22L78 -82', '#f4f0e2', 9) +
  line('M52 -3L56 -15M61 -31L65 -43M70 -58L74 -70', '#e2574c', 9)

export const chili: Hero = ({ main, white }) =>
  path('M-44 -50C-10 -74 42 -62 52 -18C64 34 30 84 -54 92C-4 62 12 34 0 6C-8 -14 -30 -20 -44 -50Z', main.base) +
  path('M52 -18C64 34 30 84 -54 92C10 72 46 34 34 -34C44 -34 50 -28 52 -18Z', main.lo) +
  line('M-8 -38C18 -36 30 -16 28 12', white, 8, 'opacity=".5"') +
  path('M-56 -46C-50 -66 -18 -78 4 -62C-6 -48 -16 -52 -22 -40C-32 -46 -44 -36 -56 -46Z', '#3f9d4d') +
  line('M-30 -62C-40 -80 -50 -86 -62 -88', '#2b7539', 9)

export const clover: Hero = ({ main }) => {
  const lobe =
    path('M0 -6C-54 -34 -48 -96 -16 -88C-6 -86 0 -76 0 -70C0 -76 6 -86 16 -88C48 -96 54 -34 0 -6Z', main.base) +
    path('M0 -6C54 -34 48 -96 16 -88C32 -66 22 -34 0 -6Z', main.lo) +
    line('M0 -14V-58', main.hi, 4)
  return (
    line('M4 10C14 46 12 70 -8 96', main.deep, 10) +
    group('translate(0 -2)', ...[0, 90, 180, 270].map((angle) => group(`rotate(${angle}) scale(.92)`, lobe)))
  )
}

export const bloom: Hero = ({ main, side, gold }) =>
  each(3, (ring) =>
    each(12, (i) =>
      group(
        `rotate(${i * 30 + ring * 15}) scale(${1 - ring * 0.26})`,
        path(
          'M0 0C-26 -40 -26 -78 -8 -92C-4 -98 4 -98 8 -92C26 -78 26 -40 0 0Z',
          [main.lo, main.base, main.hi][ring] ?? main.base,
        ),
      ),
    ),
  ) +
  circle(0, 0, 22, side.base) +
  circle(0, 0, 14, gold.base) +
  mirror(circle(7, -4, 2.5, gold.deep), circle(4, 6, 2.5, gold.deep))
