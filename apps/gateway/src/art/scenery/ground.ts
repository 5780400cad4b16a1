import type { Random } from '../random.ts'
import { circle, each, faint, group, line, n, oval, path, rect } from '../svg.ts'
import type { Mood } from './sky.ts'

/** The lower third, from the horizon (about y = 270) to the bottom edge (y = 400). */
type Ground = (mood: Mood, roll: Random) => string

const ridge = (y: number, rise: number, roll: Random) => {
  const a = roll.between(-rise, rise)
  const b = roll.between(-rise, rise)
  return `M-10 410V${n(y + a)}C40 ${n(y - rise + b)} 80 ${n(y + rise)} 140 ${n(y - a * 0.4)}S250 ${n(y - rise)} 310 ${n(y + b)}V410Z`
}
const hills: Ground = (mood, roll) =>
  path(ridge(262, 22, roll), mood.far.base) + path(ridge(300, 18, roll), mood.mid.base) + path(ridge(340, 12, roll), mood.near.base)

const peak = (x: number, y: number, size: number, fill: string, snow: string) =>
  path(`M${n(x - size)} 410L${n(x)} ${n(y)}L${n(x + size)} 410Z`, fill) +
  path(`M${n(x)} ${n(y)}L${n(x + size * 0.2)} ${n(y + 0.2 * (410 - y))}L${n(x + size * 0.05)} ${n(y + 0.16 * (410 - y))}L${n(x - size * 0.08)} ${n(y + 0.22 * (410 - y))}L${n(x - size * 0.18)} ${n(y + 0.18 * (410 - y))}Z`, snow, 'opacity=".75"')
const mountains: Ground = (mood, roll) =>
  each(4, (i) => peak(20 + i * 88 + roll.between(-24, 24), roll.between(196, 258), roll.between(86, 120), mood.far[i % 2 ? 'base' : 'lo'], mood.light)) + path(ridge(318, 14, roll), mood.mid.base) + path(ridge(350, 10, roll), mood.near.base)

const wave = (y: number, fill: string, shift: number) =>
  path(`M${n(-60 + shift)} 410V${n(y)}q15 -14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0V410Z`, fill)
const sea: Ground = (mood, roll) =>
  rect(-5, 272, 310, 140, 0, mood.far.base) +
  faint(0.5, each(9, () => line(`M${n(roll.between(0, 280))} ${n(roll.between(280, 300))}h${n(roll.between(14, 44))}`, mood.light, 2.5))) +
  wave(308, mood.mid.base, roll.between(0, 30)) + wave(334, mood.mid.lo, roll.between(0, 30)) + wave(360, mood.near.base, roll.between(0, 30))

const river: Ground = (mood, roll) => {
  const bend = roll.between(-60, 60)
  return (
    path(ridge(258, 16, roll), mood.far.base) + path(ridge(284, 10, roll), mood.mid.base) +
    path(`M${n(150 + bend)} 286C${n(90 - bend)} 310 ${n(240 + bend)} 326 ${n(60 - bend / 2)} 410H${n(270 - bend / 2)}C${n(300 + bend)} 330 ${n(130 - bend)} 312 ${n(166 + bend)} 286Z`, mood.horizon) +
    faint(0.6, each(6, () => line(`M${n(roll.between(90, 190))} ${n(roll.between(340, 392))}h${n(roll.between(12, 34))}`, mood.light, 2.5)))
  )
}
const city: Ground = (mood, roll) => {
  const block = (x: number, top: number, width: number, fill: string) =>
    rect(x, top, width, 410 - top, 2, fill) + each(6, (i) => (roll.chance(0.7) ? rect(x + 5 + (i % 2) * (width / 2 - 2), top + 9 + Math.floor(i / 2) * 17, width / 2 - 9, 7, 1.5, mood.light, 'opacity=".6"') : ''))
  return each(8, (i) => rect(-6 + i * 40, roll.between(206, 262), 34, 200, 2, mood.far.base)) + each(7, (i) => block(-8 + i * 46 + roll.between(-4, 4), roll.between(246, 308), roll.between(30, 42), mood.mid[i % 2 ? 'base' : 'lo'])) + path(ridge(352, 6, roll), mood.near.base)
}
const dome = (x: number, y: number, size: number, fill: string) =>
  group(`translate(${n(x)} ${n(y)}) scale(${n(size)})`, path('M-30 60V0C-42 -24 -10 -30 0 -52C10 -30 42 -24 30 0V60Z', fill), rect(-1.5, -68, 3, 18, 1, fill))
const domes: Ground = (mood, roll) =>
  each(5, (i) => dome(10 + i * 70 + roll.between(-14, 14), roll.between(252, 278), roll.between(0.7, 1.2), mood.far[i % 2 ? 'base' : 'lo'])) + rect(-5, 304, 310, 110, 0, mood.mid.base) +
  each(9, (i) => path(`M${i * 36 - 4} 352V326q0 -14 12 -18q12 4 12 18V352Z`, mood.mid.deep, 'opacity=".45"')) + rect(-5, 346, 310, 70, 0, mood.near.base)

const palm = (x: number, y: number, size: number, trunk: string, leaf: string) =>
  group(`translate(${n(x)} ${n(y)}) scale(${n(size)} ${n(Math.abs(size))})`, line('M0 0C4 -40 2 -70 14 -104', trunk, 8), ...[-74, -36, 4, 40, 78].map((turn) => group(`translate(14 -104) rotate(${turn})`, path('M0 4C-10 -22 -8 -46 0 -62C10 -42 10 -20 0 4Z', leaf))))
const palms: Ground = (mood, roll) =>
  path(ridge(268, 10, roll), mood.far.base) + wave(292, mood.mid.hi, roll.between(0, 30)) + palm(roll.between(14, 46), 356, roll.between(1, 1.3), mood.near.deep, mood.near.lo) + palm(roll.between(256, 288), 352, -roll.between(0.9, 1.25), mood.near.deep, mood.mid.lo) + path(ridge(338, 12, roll), mood.near.base)

const pine = (x: number, y: number, size: number, fill: string) =>
  path(`M${n(x)} ${n(y - 86 * size)}L${n(x + 24 * size)} ${n(y - 36 * size)}H${n(x + 14 * size)}L${n(x + 34 * size)} ${n(y + 8)}H${n(x - 34 * size)}L${n(x - 14 * size)} ${n(y - 36 * size)}H${n(x - 24 * size)}Z`, fill)
const forest: Ground = (mood, roll) =>
  each(9, (i) => pine(i * 38 + roll.between(-8, 8), 314, roll.between(0.75, 1.15), mood.far.base)) + path(ridge(308, 6, roll), mood.far.base) +
  each(6, (i) => pine(i * 62 + roll.between(-14, 14), 354, roll.between(0.85, 1.2), mood.mid[i % 2 ? 'base' : 'lo'])) + path(ridge(344, 8, roll), mood.near.base)

const dunes: Ground = (mood, roll) => {
  const x = roll.between(60, 240)
  return path(ridge(272, 26, roll), mood.far.hi) + path(`M-10 410V330C60 300 ${n(x - 40)} 296 ${n(x)} 284C${n(x + 30)} 320 250 352 310 356V410Z`, mood.mid.hi) + path(`M${n(x)} 284C${n(x + 30)} 320 250 352 310 356V410H120C${n(x)} 360 ${n(x - 20)} 320 ${n(x)} 284Z`, mood.mid.base) + path(ridge(362, 10, roll), mood.near.base)
}
const terraces: Ground = (mood, roll) => {
  const tilt = roll.between(-16, 16)
  return path(ridge(250, 18, roll), mood.far.base) + each(6, (i) => path(`M-10 410V${n(276 + i * 22 + tilt)}C60 ${n(262 + i * 22)} 120 ${n(296 + i * 22)} 180 ${n(280 + i * 22)}S280 ${n(268 + i * 22)} 310 ${n(282 + i * 22 - tilt)}V410Z`, [mood.mid.hi, mood.mid.base, mood.mid.lo][i % 3] ?? mood.mid.base))
}
const stage: Ground = (mood, roll) => {
  const lean = roll.between(-20, 20)
  return (
    rect(-5, 290, 310, 120, 0, mood.mid.base) + each(9, (i) => path(`M${n(150 + lean + (i - 4) * 30)} 290h15L${n(150 + (i - 4) * 74 + 37)} 410h-37Z`, mood.mid.lo)) +
    path('M-10 -10H70C66 120 30 200 -10 250Z', mood.near.base) + path('M310 -10H230C234 120 270 200 310 250Z', mood.near.base) + path('M-10 -10H34C32 100 12 170 -10 200Z', mood.near.lo) + path('M310 -10H266C268 100 288 170 310 200Z', mood.near.lo) + rect(-5, 284, 310, 9, 0, mood.mid.hi)
  )
}
const pond: Ground = (mood, roll) =>
  path(ridge(266, 12, roll), mood.far.lo) + rect(-5, 286, 310, 130, 0, mood.mid.base) +
  each(7, () => {
    const [x, y] = [roll.between(0, 300), roll.between(304, 392)]
    const size = roll.between(16, 34)
    return oval(x, y, size, size * 0.32, mood.near[roll.chance(0.5) ? 'base' : 'hi']) + (roll.chance(0.35) ? circle(x, y - 5, 6, mood.light) + circle(x, y - 8, 4, mood.glow) : '')
  }) + faint(0.45, each(5, () => line(`M${n(roll.between(10, 250))} ${n(roll.between(296, 390))}h${n(roll.between(20, 46))}`, mood.light, 2)))

export const grounds = { hills, mountains, sea, river, city, domes, palms, forest, dunes, terraces, stage, pond } satisfies Record<string, Ground>
export type GroundName = keyof typeof grounds
