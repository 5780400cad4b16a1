import type { Random } from '../random.ts'
import { circle, each, faint, group, line, n, path, spin, star } from '../svg.ts'
import type { Mood } from './sky.ts'

/** Draws the glow behind the hero, around the point (150, 190). */
type Behind = (mood: Mood, roll: Random) => string

const about = (...children: string[]) => group('translate(150 190)', ...children)

const rays: Behind = (mood, roll) => {
  const count = roll.whole(7, 11)
  const half = 90 / count
  const x = n(330 * Math.tan((half * Math.PI) / 180))
  return (
    about(faint(0.2, spin(count, path(`M0 0L-${x} -330H${x}Z`, mood.light), roll.between(0, 60)))) + disc(mood, roll)
  )
}
const disc: Behind = (mood, roll) => {
  const r = roll.between(96, 118)
  return about(circle(0, 0, r + 22, mood.glow, 'opacity=".22"'), circle(0, 0, r, mood.glow, 'opacity=".6"'))
}
const rings: Behind = (mood, roll) => {
  const gap = roll.between(20, 28)
  return about(
    each(4, (i) =>
      circle(
        0,
        0,
        64 + i * gap,
        'none',
        `stroke="${mood.light}" stroke-width="${10 - i * 2}" opacity="${n(0.4 - i * 0.08)}"`,
      ),
    ),
    circle(0, 0, 84, mood.glow, 'opacity=".55"'),
  )
}
const petals: Behind = (mood, roll) => {
  const petal = path('M0 -36C-34 -70 -30 -112 0 -138C30 -112 34 -70 0 -36Z', mood.glow)
  return about(
    faint(0.3, spin(roll.whole(8, 11), petal, roll.between(0, 40))),
    circle(0, 0, 82, mood.glow, 'opacity=".6"'),
  )
}
const arch: Behind = (mood, roll) => {
  const rise = roll.between(-14, 14)
  const door = `M-104 230V-40C-104 ${n(-96 + rise)} -46 ${n(-108 + rise)} 0 ${n(-160 + rise)}C46 ${n(-108 + rise)} 104 ${n(-96 + rise)} 104 -40V230Z`
  return about(
    path(door, mood.glow, 'opacity=".32"'),
    group('scale(.86) translate(0 4)', path(door, mood.glow, 'opacity=".5"')),
  )
}
const burst: Behind = (mood, roll) => {
  const points = roll.whole(12, 18)
  return about(
    path(star(points, 146, 108, roll.between(0, 40)), mood.glow, 'opacity=".3"'),
    path(star(points, 116, 90, roll.between(0, 40)), mood.glow, 'opacity=".55"'),
  )
}
const fireworks: Behind = (mood, roll) =>
  disc(mood, roll) +
  each(roll.whole(3, 5), () => {
    const spark = line('M0 -8V-20', roll.chance(0.5) ? mood.light : mood.glow, 3) + circle(0, -27, 2.2, mood.light)
    return group(
      `translate(${n(roll.between(30, 270))} ${n(roll.between(30, 110))}) scale(${n(roll.between(0.7, 1.3))})`,
      spin(roll.pick([8, 10, 12]), spark),
    )
  })

export const behinds = { rays, disc, rings, petals, arch, burst, fireworks } satisfies Record<string, Behind>
export type BehindName = keyof typeof behinds

const cloud = (x: number, y: number, size: number, fill: string) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
    path(
      'M-40 12C-54 12 -54 -8 -38 -8C-34 -26 -8 -28 -2 -14C8 -24 28 -18 26 -4C44 -8 48 12 34 12Z',
      fill,
      'opacity=".45"',
    ),
  )

/** Stars at night, clouds by day, or a string of lights: the top of the picture is never empty. */
export function heavens(mood: Mood, roll: Random): string {
  if (roll.chance(0.22)) return lights(mood, roll)
  if (mood.dark) {
    return each(roll.whole(9, 15), () =>
      circle(
        roll.between(14, 286),
        roll.between(14, 150),
        roll.between(0.9, 2.6),
        mood.light,
        `opacity="${n(roll.between(0.4, 1))}"`,
      ),
    )
  }
  return each(roll.whole(2, 4), (i) =>
    cloud(40 + i * 80 + roll.between(-30, 30), roll.between(34, 110), roll.between(0.6, 1.15), mood.light),
  )
}

function lights(mood: Mood, roll: Random): string {
  const sag = roll.between(26, 44)
  const rope = (y: number) => `M-10 ${n(y)}Q150 ${n(y + sag * 2)} 310 ${n(y)}`
  const bulbs = (y: number, count: number) =>
    each(count, (i) => {
      const t = (i + 0.5) / count
      return circle(-10 + 320 * t, y + sag * 4 * t * (1 - t) + 7, 5, i % 2 ? mood.light : mood.glow)
    })
  const y = roll.between(14, 30)
  return line(rope(y), mood.light, 1.6, 'opacity=".7"') + bulbs(y, roll.whole(8, 11))
}
