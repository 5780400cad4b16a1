import { each, n, path } from '../svg.ts'
import type { Ground } from './ground-type.ts'
import { ridge } from './ridge.ts'

export const hills: Ground = (mood, roll) =>
  path(ridge(262, 22, roll), mood.far.base) +
  path(ridge(300, 18, roll), mood.mid.base) +
  path(ridge(340, 12, roll), mood.near.base)

const peak = (x: number, y: number, size: number, fill: string, snow: string) =>
  path(`M${n(x - size)} 410L${n(x)} ${n(y)}L${n(x + size)} 410Z`, fill) +
  path(
    `M${n(x)} ${n(y)}L${n(x + size * 0.2)} ${n(y + 0.2 * (410 - y))}L${n(x + size * 0.05)} ${n(y + 0.16 * (410 - y))}L${n(x - size * 0.08)} ${n(y + 0.22 * (410 - y))}L${n(x - size * 0.18)} ${n(y + 0.18 * (410 - y))}Z`,
    snow,
    'opacity=".75"',
  )

export const mountains: Ground = (mood, roll) =>
  each(4, (i) =>
    peak(
      20 + i * 88 + roll.between(-24, 24),
      roll.between(196, 258),
      roll.between(86, 120),
      mood.far[i % 2 ? 'base' : 'lo'],
      mood.light,
    ),
  ) +
  path(ridge(318, 14, roll), mood.mid.base) +
  path(ridge(350, 10, roll), mood.near.base)

const pine = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${n(x)} ${n(y - 86 * size)}L${n(x + 24 * size)} ${n(y - 36 * size)}H${n(x + 14 * size)}L${n(x + 34 * size)} ${n(y + 8)}H${n(x - 34 * size)}L${n(x - 14 * size)} ${n(y - 36 * size)}H${n(x - 24 * size)}Z`,
    fill,
  )

export const forest: Ground = (mood, roll) =>
  each(9, (i) => pine(i * 38 + roll.between(-8, 8), 314, roll.between(0.75, 1.15), mood.far.base)) +
  path(ridge(308, 6, roll), mood.far.base) +
  each(6, (i) => pine(i * 62 + roll.between(-14, 14), 354, roll.between(0.85, 1.2), mood.mid[i % 2 ? 'base' : 'lo'])) +
  path(ridge(344, 8, roll), mood.near.base)

export const dunes: Ground = (mood, roll) => {
  const x = roll.between(60, 240)
  return (
    path(ridge(272, 26, roll), mood.far.hi) +
    path(`M-10 410V330C60 300 ${n(x - 40)} 296 ${n(x)} 284C${n(x + 30)} 320 250 352 310 356V410Z`, mood.mid.hi) +
    path(
      `M${n(x)} 284C${n(x + 30)} 320 250 352 310 356V410H120C${n(x)} 360 ${n(x - 20)} 320 ${n(x)} 284Z`,
      mood.mid.base,
    ) +
    path(ridge(362, 10, roll), mood.near.base)
  )
}

export const terraces: Ground = (mood, roll) => {
  const tilt = roll.between(-16, 16)
  return (
    path(ridge(250, 18, roll), mood.far.base) +
    each(6, (i) =>
      path(
        `M-10 410V${n(276 + i * 22 + tilt)}C60 ${n(262 + i * 22)} 120 ${n(296 + i * 22)} 180 ${n(280 + i * 22)}S280 ${n(268 + i * 22)} 310 ${n(282 + i * 22 - tilt)}V410Z`,
        [mood.mid.hi, mood.mid.base, mood.mid.lo][i % 3] ?? mood.mid.base,
      ),
    )
  )
}
