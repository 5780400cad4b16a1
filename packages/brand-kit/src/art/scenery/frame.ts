import type { Tones } from '../colour.ts'
import type { Random } from '../random.ts'
import { circle, group, line, path, rect, star } from '../svg.ts'

type Frame = (gold: Tones) => string

const corners = (mark: string) =>
  group('translate(16 16)', mark) +
  group('translate(284 16) scale(-1 1)', mark) +
  group('translate(16 384) scale(1 -1)', mark) +
  group('translate(284 384) scale(-1)', mark)
const border = (inset: number, width: number, colour: string, round = 14) =>
  rect(inset, inset, 300 - inset * 2, 400 - inset * 2, round, 'none', `stroke="${colour}" stroke-width="${width}"`)

const frames: Frame[] = [
  (gold) => border(8, 5, gold.base) + border(15, 1.5, gold.hi, 9),
  (gold) => border(10, 3, gold.hi) + corners(circle(0, 0, 9, gold.lo) + circle(0, 0, 5, gold.hi)),
  (gold) =>
    line(
      'M12 120V44C12 26 26 12 44 12H256C274 12 288 26 288 44V120M12 280V356C12 374 26 388 44 388H256C274 388 288 374 288 356V280',
      gold.base,
      5,
    ) + corners(path(star(4, 9, 3), gold.hi, 'transform="translate(8 8)"')),
  (gold) =>
    border(9, 6, gold.lo, 4) + border(9, 2, gold.hi, 4) + corners(path('M-8 -8H30C24 6 6 24 -8 30Z', gold.base)),
  (gold) =>
    path(
      'M0 0H300V400H0ZM12 74V388H288V74C288 30 236 14 150 12C64 14 12 30 12 74Z',
      gold.deep,
      'fill-rule="evenodd" opacity=".82"',
    ) + line('M12 74V388H288V74C288 30 236 14 150 12C64 14 12 30 12 74Z', gold.base, 3.5),
  (gold) => border(7, 9, gold.deep, 16) + border(7, 4, gold.base, 16),
]

/** A thin border; its colour is the title's gold. */
export const frame = (gold: Tones, roll: Random) => roll.pick(frames)(gold)
