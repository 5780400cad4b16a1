import type { Hero } from '../hero.ts'
import { circle, each, group, line, oval, path, rect, spin } from '../svg.ts'

const spade =
  'M0 -34C22 -10 36 2 34 18C32 32 14 34 6 24C7 36 10 42 16 46H-16C-10 42 -7 36 -6 24C-14 34 -32 32 -34 18C-36 2 -22 -10 0 -34Z'

const heart = 'M0 40C-44 8 -42 -32 -18 -32C-8 -32 -2 -26 0 -18C2 -26 8 -32 18 -32C42 -32 44 8 0 40Z'

export const cards: Hero = ({ main, side, white, ink }) => {
  const card = (turn: string, mark: string, fill: string) =>
    group(
      turn,
      rect(-50, -74, 100, 148, 13, ink, 'opacity=".2" transform="translate(4 5)"'),
      rect(-50, -74, 100, 148, 13, white),
      path(mark, fill),
      path(mark, fill, 'transform="translate(-34 -56) scale(.3)"'),
      path(mark, fill, 'transform="translate(34 56) rotate(180) scale(.3)"'),
    )
  return (
    card('translate(-40 8) rotate(-20)', heart, main.base) +
    card('translate(40 8) rotate(20)', 'M0 -42L30 0L0 42L-30 0Z', side.base) +
    card('translate(0 -6)', spade, ink)
  )
}

export const wheel: Hero = ({ main, side, gold, white }) =>
  circle(0, 4, 98, gold.deep) +
  circle(0, 0, 98, gold.base) +
  spin(
    8,
    path('M0 0L-33.3 -80.3A87 87 0 0 1 0 -87Z', main.base) + path('M0 0V-87A87 87 0 0 1 33.3 -80.3Z', side.deep),
  ) +
  circle(0, 0, 56, main.deep) +
  spin(8, path('M0 0L-9 -50H9Z', gold.lo)) +
  circle(0, 0, 26, gold.base) +
  circle(-4, -4, 18, gold.hi) +
  spin(16, circle(0, -92, 3, white)) +
  circle(46, -52, 10, white)

export const dice: Hero = ({ main, side, white }) => {
  const cube = (turn: string, tone: typeof main, dots: [number, number][]) =>
    group(
      turn,
      path('M0 -62L58 -30V34L0 66L-58 34V-30Z', tone.lo),
      path('M0 -62L58 -30L0 2L-58 -30Z', tone.hi),
      path('M-58 -30L0 2V66L-58 34Z', tone.base),
      ...dots.map(([x, y]) => oval(x, y, 7, 8, white, `transform="skewY(28.9)"`)),
      oval(0, -30, 12, 7, white),
      each(2, (i) => oval(20 + i * 18, 24 - i * 26 + 14, 6, 9, white)),
    )
  return (
    cube('translate(36 26) scale(.92) rotate(8)', side, [
      [-42, 38],
      [-16, 32],
    ]) +
    cube('translate(-34 -26) scale(.95) rotate(-10)', main, [
      [-42, 42],
      [-29, 35],
      [-16, 28],
    ])
  )
}

export const balls: Hero = ({ main, side, gold, white, ink }) => {
  const ball = (x: number, y: number, r: number, tone: typeof main, mark: string) =>
    circle(x, y, r, tone.base) +
    path(
      `M${x - r * 0.96} ${y + r * 0.28}A${r} ${r} 0 0 0 ${x + r} ${y}A${r * 1.16} ${r * 1.16} 0 0 1 ${x - r * 0.96} ${y + r * 0.28}Z`,
      tone.lo,
    ) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.54, white) +
    group(`translate(${x - r * 0.06} ${y - r * 0.06}) scale(${r / 44})`, mark) +
    oval(x - r * 0.5, y - r * 0.62, r * 0.2, r * 0.1, white, `transform="rotate(-40 ${x - r * 0.5} ${y - r * 0.62})"`)
  const stroke = (d: string) => line(d, ink, 6)
  return (
    ball(-50, 44, 44, side, stroke('M-6 -10L2 -14V14')) +
    ball(52, 44, 44, gold, stroke('M-8 -8C-6 -16 10 -16 8 -5C6 2 -8 8 -8 14H9')) +
    ball(0, -34, 54, main, stroke('M-9 -14H10L-2 14'))
  )
}

export const dominoes: Hero = ({ main, white, ink }) => {
  const tile = (turn: string, pips: [number, number][]) =>
    group(
      turn,
      rect(-40, -78, 80, 160, 13, main.deep),
      rect(-40, -82, 80, 158, 13, white),
      line('M-28 -3H28', main.lo, 5),
      ...pips.map(([x, y]) => circle(x, y, 8.5, y < 0 ? main.base : ink)),
    )
  return (
    tile('translate(38 8) rotate(16) scale(.95)', [
      [-18, -60],
      [18, -24],
      [0, -42],
      [-18, 18],
      [18, 54],
    ]) +
    tile('translate(-36 -2) rotate(-14)', [
      [-18, -60],
      [18, -60],
      [-18, -24],
      [18, -24],
      [0, 36],
    ])
  )
}

export const bingo: Hero = ({ main, side, gold, white }) =>
  group(
    'rotate(-7)',
    rect(-78, -88, 160, 186, 16, main.deep),
    rect(-82, -94, 160, 186, 16, main.base),
    path('M-82 -58V-78A16 16 0 0 1 -66 -94H62A16 16 0 0 1 78 -78V-58Z', side.base),
    each(5, (i) => circle(-62 + i * 30, -76, 9, gold.hi)),
    each(16, (i) => {
      const [x, y] = [-72 + (i % 4) * 36.5, -48 + Math.floor(i / 4) * 34]
      const hit = [0, 5, 10, 15, 6, 9].includes(i)
      return (
        rect(x, y, 31, 28, 6, white) +
        (hit ? circle(x + 15.5, y + 14, 11, side.base) : line(`M${x + 9} ${y + 14}h13`, main.lo, 4))
      )
    }),
  )
