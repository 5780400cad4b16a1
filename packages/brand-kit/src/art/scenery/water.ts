import { circle, each, faint, group, line, n, oval, path, rect } from '../svg.ts'
import type { Ground } from './ground-type.ts'
import { ridge } from './ridge.ts'

const wave = (y: number, fill: string, shift: number) =>
  path(
    `M${n(-60 + shift)} 410V${n(y)}q15 -14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0V410Z`,
    fill,
  )

export const sea: Ground = (mood, roll) =>
  rect(-5, 272, 310, 140, 0, mood.far.base) +
  faint(
    0.5,
    each(9, () =>
      line(`M${n(roll.between(0, 280))} ${n(roll.between(280, 300))}h${n(roll.between(14, 44))}`, mood.light, 2.5),
    ),
  ) +
  wave(308, mood.mid.base, roll.between(0, 30)) +
  wave(334, mood.mid.lo, roll.between(0, 30)) +
  wave(360, mood.near.base, roll.between(0, 30))

export const river: Ground = (mood, roll) => {
  const bend = roll.between(-60, 60)
  return (
    path(ridge(258, 16, roll), mood.far.base) +
    path(ridge(284, 10, roll), mood.mid.base) +
    path(
      `M${n(150 + bend)} 286C${n(90 - bend)} 310 ${n(240 + bend)} 326 ${n(60 - bend / 2)} 410H${n(270 - bend / 2)}C${n(300 + bend)} 330 ${n(130 - bend)} 312 ${n(166 + bend)} 286Z`,
      mood.horizon,
    ) +
    faint(
      0.6,
      each(6, () =>
        line(`M${n(roll.between(90, 190))} ${n(roll.between(340, 392))}h${n(roll.between(12, 34))}`, mood.light, 2.5),
      ),
    )
  )
}

export const pond: Ground = (mood, roll) =>
  path(ridge(266, 12, roll), mood.far.lo) +
  rect(-5, 286, 310, 130, 0, mood.mid.base) +
  each(7, () => {
    const [x, y] = [roll.between(0, 300), roll.between(304, 392)]
    const size = roll.between(16, 34)
    return (
      oval(x, y, size, size * 0.32, mood.near[roll.chance(0.5) ? 'base' : 'hi']) +
      (roll.chance(0.35) ? circle(x, y - 5, 6, mood.light) + circle(x, y - 8, 4, mood.glow) : '')
    )
  }) +
  faint(
    0.45,
    each(5, () =>
      line(`M${n(roll.between(10, 250))} ${n(roll.between(296, 390))}h${n(roll.between(20, 46))}`, mood.light, 2),
    ),
  )

const palm = (x: number, y: number, size: number, trunk: string, leaf: string) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)} ${n(Math.abs(size))})`,
    line('M0 0C4 -40 2 -70 14 -104', trunk, 8),
    ...[-74, -36, 4, 40, 78].map((turn) =>
      group(`translate(14 -104) rotate(${turn})`, path('M0 4C-10 -22 -8 -46 0 -62C10 -42 10 -20 0 4Z', leaf)),
    ),
  )

export const palms: Ground = (mood, roll) =>
  path(ridge(268, 10, roll), mood.far.base) +
  wave(292, mood.mid.hi, roll.between(0, 30)) +
  palm(roll.between(14, 46), 356, roll.between(1, 1.3), mood.near.deep, mood.near.lo) +
  palm(roll.between(256, 288), 352, -roll.between(0.9, 1.25), mood.near.deep, mood.mid.lo) +
  path(ridge(338, 12, roll), mood.near.base)
