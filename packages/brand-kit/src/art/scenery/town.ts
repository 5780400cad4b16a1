import { each, group, n, path, rect } from '../svg.ts'
import type { Ground } from './ground-type.ts'
import { ridge } from './ridge.ts'

export const city: Ground = (mood, roll) => {
  const block = (x: number, top: number, width: number, fill: string) =>
    rect(x, top, width, 410 - top, 2, fill) +
    each(6, (i) =>
      roll.chance(0.7)
        ? rect(
            x + 5 + (i % 2) * (width / 2 - 2),
            top + 9 + Math.floor(i / 2) * 17,
            width / 2 - 9,
            7,
            1.5,
            mood.light,
            'opacity=".6"',
          )
        : '',
    )
  return (
    each(8, (i) => rect(-6 + i * 40, roll.between(206, 262), 34, 200, 2, mood.far.base)) +
    each(7, (i) =>
      block(
        -8 + i * 46 + roll.between(-4, 4),
        roll.between(246, 308),
        roll.between(30, 42),
        mood.mid[i % 2 ? 'base' : 'lo'],
      ),
    ) +
    path(ridge(352, 6, roll), mood.near.base)
  )
}

const dome = (x: number, y: number, size: number, fill: string) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
    path('M-30 60V0C-42 -24 -10 -30 0 -52C10 -30 42 -24 30 0V60Z', fill),
    rect(-1.5, -68, 3, 18, 1, fill),
  )

export const domes: Ground = (mood, roll) =>
  each(5, (i) =>
    dome(
      10 + i * 70 + roll.between(-14, 14),
      roll.between(252, 278),
      roll.between(0.7, 1.2),
      mood.far[i % 2 ? 'base' : 'lo'],
    ),
  ) +
  rect(-5, 304, 310, 110, 0, mood.mid.base) +
  each(9, (i) => path(`M${i * 36 - 4} 352V326q0 -14 12 -18q12 4 12 18V352Z`, mood.mid.deep, 'opacity=".45"')) +
  rect(-5, 346, 310, 70, 0, mood.near.base)

export const stage: Ground = (mood, roll) => {
  const lean = roll.between(-20, 20)
  return (
    rect(-5, 290, 310, 120, 0, mood.mid.base) +
    each(9, (i) =>
      path(`M${n(150 + lean + (i - 4) * 30)} 290h15L${n(150 + (i - 4) * 74 + 37)} 410h-37Z`, mood.mid.lo),
    ) +
    path('M-10 -10H70C66 120 30 200 -10 250Z', mood.near.base) +
    path('M310 -10H230C234 120 270 200 310 250Z', mood.near.base) +
    path('M-10 -10H34C32 100 12 170 -10 200Z', mood.near.lo) +
    path('M310 -10H266C268 100 288 170 310 200Z', mood.near.lo) +
    rect(-5, 284, 310, 9, 0, mood.mid.hi)
  )
}
