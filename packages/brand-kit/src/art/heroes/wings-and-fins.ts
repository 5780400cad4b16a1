import type { Hero } from '../hero.ts'
import { circle, copies, each, faint, group, line, mirror, n, oval, path } from '../svg.ts'

const eye = (x: number, y: number, r: number, ink: string, white: string) =>
  circle(x, y, r, ink) + circle(x - r * 0.3, y - r * 0.35, r * 0.34, white)

export const peacock: Hero = ({ main, side, gold, white, ink }) => {
  const feather = (size: number) =>
    path('M0 0L-13 -70C-14 -92 14 -92 13 -70Z', main.lo) +
    circle(0, -78, 15, main.base) +
    circle(0, -78, 10, gold.base) +
    circle(0, -76, 6, side.deep, `opacity="${size}"`)
  const fan = (count: number, from: number, scale: number) =>
    copies(
      Array.from(
        { length: count },
        (_, i) => `translate(0 34) rotate(${n(from + (i * -2 * from) / (count - 1))}) scale(${scale})`,
      ),
      feather(1),
    )
  return (
    fan(11, -100, 1.36) +
    fan(8, -84, 1.02) +
    path(
      'M-26 92C-42 52 -30 24 -14 6C-8 -4 -14 -20 -16 -32C-18 -52 18 -52 16 -32C14 -20 8 -4 14 6C30 24 42 52 26 92Z',
      side.base,
    ) +
    path('M26 92C42 52 30 24 14 6C10 0 12 -10 14 -20C0 20 20 50 2 92Z', side.lo) +
    path('M-5 -34L5 -34L0 -22Z', gold.base) +
    mirror(eye(8, -40, 3.6, ink, white)) +
    each(3, (i) => line(`M0 -46L${(i - 1) * 13} -66`, side.lo, 2.5) + circle((i - 1) * 13, -68, 5, gold.base))
  )
}

export const dragonfly: Hero = ({ main, side, white }) => {
  const wing = (d: string, vein: string) => path(d, side.hi, 'opacity=".85"') + line(vein, white, 2.5, 'opacity=".8"')
  return group(
    'rotate(18)',
    mirror(
      wing('M8 -34C40 -74 92 -84 104 -62C108 -44 56 -26 8 -22Z', 'M12 -28C44 -46 72 -58 96 -60M40 -44L58 -34'),
      wing('M8 -16C50 -20 96 -4 96 16C92 34 40 12 8 -6Z', 'M12 -12C44 -8 72 2 88 14M44 -6L56 14'),
      path('M104 -62C105 -56 100 -50 92 -47L96 -70C101 -70 103 -66 104 -62Z', side.lo),
    ),
    path('M-9 -20C-10 20 -8 64 0 98C8 64 10 20 9 -20Z', main.base),
    path('M0 98C8 64 10 20 9 -20L1 -20Z', main.lo),
    line('M-8 10H8M-7 32H7M-6 52H6M-4 70H4', main.deep, 3),
    oval(0, -28, 15, 20, main.base),
    oval(5, -26, 9, 18, main.lo),
    mirror(circle(11, -56, 13, main.lo), circle(9, -60, 4.5, white, 'opacity=".8"')),
    circle(0, -50, 9, main.hi),
  )
}

export const butterfly: Hero = ({ main, side, gold, white, ink }) =>
  mirror(
    path('M4 -14C24 -84 84 -98 100 -70C110 -42 66 0 4 6Z', main.base),
    path('M100 -70C110 -42 66 0 4 6C50 -12 84 -40 92 -82C96 -79 99 -75 100 -70Z', main.lo),
    path('M4 2C44 6 82 22 76 54C70 86 24 76 4 14Z', side.base),
    path('M76 54C70 86 24 76 4 14C30 58 62 64 76 36C78 42 78 48 76 54Z', side.lo),
    circle(62, -54, 16, gold.hi),
    circle(62, -54, 8, main.deep),
    circle(84, -34, 6, white),
    circle(44, 44, 11, gold.base),
    circle(44, 44, 5, side.deep),
    line('M3 -30C8 -54 16 -68 28 -76', ink, 3.5),
    circle(28, -76, 4.5, ink),
  ) +
  path('M-8 -26C-8 -38 8 -38 8 -26L6 50C4 64 -4 64 -6 50Z', ink) +
  faint(0.35, line('M-5 -6H5M-5 10H5M-4 26H4', white, 3))

export const koi: Hero = ({ main, side, white, ink }) =>
  group(
    'rotate(-24)',
    path('M48 0C74 -34 96 -40 106 -36C98 -16 98 10 108 34C92 36 70 26 48 4Z', main.lo),
    path('M-6 -30C6 -60 34 -62 46 -56C38 -46 34 -36 34 -20ZM-4 32C2 58 22 66 36 62C32 50 30 42 34 24Z', main.lo),
    path('M-96 0C-84 -42 -30 -52 14 -36C42 -26 60 -10 66 2C56 16 40 30 12 38C-34 50 -84 40 -96 0Z', white),
    path('M-40 -45C-14 -50 2 -42 14 -36C10 -16 -16 -6 -34 -16C-46 -24 -46 -36 -40 -45Z', main.base),
    path('M26 -31C46 -22 60 -8 66 2C60 10 50 20 38 27C22 16 16 -12 26 -31Z', main.base),
    path('M-96 0C-90 -22 -74 -36 -56 -42C-50 -22 -56 4 -74 14C-84 14 -92 8 -96 0Z', main.base),
    path('M66 2C56 16 40 30 12 38C-34 50 -84 40 -96 0C-60 30 20 34 66 2Z', side.deep, 'opacity=".16"'),
    line('M-46 -18C-34 -6 -34 10 -46 22', side.lo, 4, 'opacity=".6"'),
    path('M-34 14C-22 20 -14 34 -20 50C-34 46 -44 34 -46 22Z', main.base),
    eye(-72, -8, 8, ink, white),
    line('M-96 4C-102 10 -104 16 -102 22', main.lo, 3),
  )

export const turtle: Hero = ({ main, side, white, ink }) =>
  group(
    'rotate(14)',
    mirror(
      path('M34 -40C64 -78 96 -80 100 -66C98 -42 76 -22 48 -16Z', side.base),
      path('M40 44C62 60 72 80 64 90C48 92 28 78 22 60Z', side.lo),
    ),
    oval(0, -76, 24, 26, side.base),
    mirror(eye(11, -82, 6, ink, white)),
    line('M-6 -66C-2 -62 2 -62 6 -66', ink, 3),
    oval(0, 10, 66, 72, main.deep),
    oval(0, 6, 60, 66, main.base),
    path('M0 -34L34 -14V26L0 46L-34 26V-14Z', main.hi),
    line(
      'M0 -34L34 -14V26L0 46L-34 26V-14ZM0 -34V-58M34 -14L52 -26M34 26L52 36M0 46V70M-34 26L-52 36M-34 -14L-52 -26',
      main.deep,
      5,
    ),
  )
