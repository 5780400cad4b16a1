import type { Hero } from '../hero.ts'
import { circle, each, faint, group, line, mirror, oval, path, rect } from '../svg.ts'

export const temple: Hero = ({ main, side, gold }) => {
  const tier = (y: number, width: number, height: number) =>
    path(
      `M${-width} ${y}C${-width * 0.7} ${y - 10} ${-width * 0.5} ${y - 18} ${-width * 0.42} ${y - 28}H${width * 0.42}C${width * 0.5} ${y - 18} ${width * 0.7} ${y - 10} ${width} ${y}Z`,
      main.base,
    ) +
    path(`M0 ${y - 28}H${width * 0.42}C${width * 0.5} ${y - 18} ${width * 0.7} ${y - 10} ${width} ${y}H0Z`, main.lo) +
    rect(-width * 0.6, y, width * 1.2, height, 0, side.hi) +
    rect(0, y, width * 0.6, height, 0, side.base) +
    rect(-width, y - 3, width * 2, 6, 3, gold.base)
  return (
    line('M0 -104V-84', gold.lo, 5) +
    circle(0, -104, 7, gold.base) +
    tier(-58, 44, 22) +
    tier(-8, 68, 26) +
    tier(46, 92, 34) +
    path('M-20 80V58C-20 38 20 38 20 58V80Z', main.deep) +
    path('M-10 80V62C-10 50 10 50 10 62V80Z', gold.hi) +
    mirror(rect(34, 54, 12, 18, 6, main.deep), circle(24, 6, 5, main.deep)) +
    rect(-100, 78, 200, 12, 3, side.lo)
  )
}

export const palace: Hero = ({ main, side, gold }) => {
  const dome = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line('M0 -74V-56', gold.lo, 4),
      circle(0, -76, 5, gold.base),
      path('M-36 0C-52 -30 -14 -36 0 -60C14 -36 52 -30 36 0Z', main.base),
      path('M0 -60C14 -36 52 -30 36 0H8C26 -24 10 -40 0 -60Z', main.lo),
      path('M-30 -10C-38 -24 -20 -30 -12 -38C-20 -26 -22 -18 -20 -8Z', main.hi),
    )
  const arch = (x: number, width: number, height: number, fill: string) =>
    path(
      `M${x - width} 88V${88 - height}C${x - width} ${74 - height} ${x} ${66 - height} ${x} ${58 - height}C${x} ${66 - height} ${x + width} ${74 - height} ${x + width} ${88 - height}V88Z`,
      fill,
    )
  return (
    mirror(rect(66, -30, 24, 118, 2, side.base), dome(78, -28, 0.42), rect(62, -30, 32, 7, 3, gold.base)) +
    dome(0, -16, 1.02) +
    rect(-46, -16, 92, 104, 3, side.hi) +
    rect(0, -16, 46, 104, 3, side.base) +
    rect(-52, -20, 104, 10, 4, gold.base) +
    mirror(rect(46, 22, 22, 66, 0, side.lo), arch(57, 6, 24, main.deep)) +
    arch(0, 24, 46, main.deep) +
    arch(0, 15, 34, gold.hi) +
    mirror(rect(26, 0, 10, 20, 5, main.lo)) +
    rect(-102, 84, 204, 10, 4, side.lo)
  )
}

export const boat: Hero = ({ main, side, gold, white }) =>
  line('M-4 52V-96', '#7a4a28', 7) +
  path('M4 -92C56 -66 82 -12 84 36H4Z', main.base) +
  path('M4 -46C40 -40 66 -30 76 -14C81 2 83 20 84 36H4Z', main.lo) +
  path('M4 -92C24 -82 42 -66 55 -47C36 -50 20 -50 4 -48Z', white, 'opacity=".85"') +
  path('M-12 -70C-52 -42 -72 0 -76 36H-12Z', side.base) +
  path('M-12 -20C-36 -18 -58 -8 -70 6C-74 16 -75 26 -76 36H-12Z', side.lo) +
  path('M-4 -98L26 -90L-4 -82Z', gold.base) +
  path('M-104 46C-60 58 60 58 104 44C92 72 72 88 52 92H-56C-76 88 -94 70 -104 46Z', '#9a5a2c') +
  path('M-98 58C-60 68 60 68 97 57L88 70C50 80 -50 80 -90 70Z', gold.base) +
  mirror(circle(30, 80, 5, '#5e3417'), circle(54, 79, 5, '#5e3417'))

export const jeepney: Hero = ({ main, side, gold, white, ink }) => {
  const wheel = (x: number) => circle(x, 62, 25, ink) + circle(x, 62, 15, white) + circle(x, 62, 8, main.base)
  const windows = each(
    3,
    (i) =>
      rect(-36 + i * 40, -34, 32, 30, 6, '#bfeaf5') +
      path(`M${-36 + i * 40 + 18} -34h10l-18 30h-10z`, white, 'opacity=".7"'),
  )
  return (
    rect(-52, -62, 144, 12, 6, gold.base) +
    each(4, (i) => rect(-34 + i * 30, -74, 22, 14, 5, [side.base, main.base, gold.lo, side.lo][i] ?? main.base)) +
    path('M-56 -50H84C92 -50 96 -44 96 -36V50H-96V20C-96 8 -88 2 -76 0L-62 -2Z', main.base) +
    path('M96 16V50H-96V20Z', main.lo) +
    windows +
    path('M-60 -42H-44V-4H-66Z', '#bfeaf5') +
    path('M-96 18C-40 2 40 34 96 8V20C40 46 -40 14 -96 30Z', gold.base) +
    path('M-96 30C-40 14 40 46 96 20V28C40 54 -40 22 -96 38Z', side.base) +
    rect(-104, 34, 22, 10, 4, white) +
    circle(-92, 20, 9, gold.hi) +
    rect(-100, 48, 204, 10, 5, '#d8dee6') +
    wheel(-56) +
    wheel(58) +
    path('M-90 0C-86 -10 -82 -14 -74 -14L-70 0Z', gold.lo) +
    each(4, (i) => circle(-30 + i * 36, 8 + (i % 2) * 4, 4, white))
  )
}

export const volcano: Hero = ({ main, side, gold }) =>
  path('M-10 -60C-34 -84 -30 -104 -8 -96C0 -110 26 -104 24 -90C46 -92 44 -66 20 -60Z', '#fff4e6', 'opacity=".85"') +
  path('M-104 90C-70 60 -44 0 -28 -48H28C44 0 70 60 104 90Z', side.base) +
  path('M28 -48C44 0 70 60 104 90H20C40 40 20 0 6 -48Z', side.lo) +
  path(
    'M-28 -48H28C32 -34 36 -22 40 -12C32 0 26 -18 18 -14C12 -8 18 26 8 28C0 28 4 -8 -6 -10C-14 -10 -12 12 -22 10C-28 8 -26 -8 -38 -16C-34 -28 -31 -38 -28 -48Z',
    main.base,
  ) +
  path('M-18 -48H18C16 -30 8 -34 6 -20C2 -6 -2 -28 -8 -28C-14 -26 -14 -38 -18 -48Z', gold.hi) +
  oval(0, -48, 28, 8, gold.base) +
  mirror(circle(34, -76, 6, main.base), circle(56, -58, 4, gold.base), circle(46, -98, 4, main.hi)) +
  path('M-104 90C-60 76 60 76 104 90Z', side.deep)

export const lighthouse: Hero = ({ main, side, gold, white }) =>
  faint(0.5, path('M14 -62L110 -92V-28Z', gold.hi), path('M-14 -62L-110 -92V-28Z', gold.hi)) +
  path('M-30 84L-20 -44H20L30 84Z', white) +
  path('M-22 -20L22 -20L24 8L-24 8ZM-27 40H27L29 66H-29Z', main.base) +
  path('M2 84L4 -44H20L30 84Z', side.deep, 'opacity=".18"') +
  rect(-28, -50, 56, 9, 4, main.deep) +
  rect(-15, -76, 30, 27, 3, gold.hi) +
  rect(-3, -76, 6, 27, 0, gold.lo) +
  path('M-22 -76C-16 -98 16 -98 22 -76Z', main.base) +
  circle(0, -98, 5, gold.base) +
  path('M-9 84V66C-9 54 9 54 9 66V84Z', main.deep) +
  path('M-76 92C-60 70 -30 82 0 78C30 74 60 74 78 92Z', side.lo)
