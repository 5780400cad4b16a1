import type { Paint } from '../hero.ts'
import type { Random } from '../random.ts'
import { each, group, n, type Pen, star, svgPen } from '../svg.ts'

/** One small thing of about 20 units; several of them dance around the hero. */
export type Bit = <T>(pen: Pen<T>, paint: Paint, index: number) => T[]

export const bits = {
  coins: ({ circle }, { gold }) => [
    circle(0, 1.5, 10, gold.lo),
    circle(0, 0, 10, gold.base),
    circle(0, 0, 6.5, gold.hi),
  ],
  sparks: ({ path }, { white, gold }, i) => [path(star(4, 13, 3.4), i % 2 ? white : gold.hi)],
  stars: ({ path }, { gold, white }, i) => [path(star(5, 11, 5), i % 3 ? gold.hi : white)],
  leaves: ({ path, line }, { side }, i) => [
    path('M0 12C-12 2 -10 -10 0 -14C10 -10 12 2 0 12Z', i % 2 ? side.base : side.lo),
    line('M0 12V-6', side.deep, 1.5),
  ],
  petals: ({ path }, { main, white }, i) => [
    path('M0 10C-11 2 -8 -10 0 -12C8 -10 11 2 0 10Z', i % 3 ? main.hi : white),
  ],
  bubbles: ({ circle }, { white }) => [circle(0, 0, 9, white, 'opacity=".35"'), circle(-3, -3, 2.6, white)],
  gems: ({ path }, { main, side }, i) => [
    path('M-7 -9H7L12 -2L0 12L-12 -2Z', i % 2 ? main.base : side.base),
    path('M-7 -9H7L0 -2Z', i % 2 ? main.hi : side.hi),
  ],
  notes: ({ line, oval }, { white, gold }, i) => [
    line('M-4 8V-9L8 -12V5', i % 2 ? white : gold.hi, 3),
    oval(-7, 8, 5, 4, i % 2 ? white : gold.hi),
    oval(5, 5, 5, 4, i % 2 ? white : gold.hi),
  ],
  confetti: ({ rect }, { main, side, gold }, i) => [
    rect(-4, -7, 8, 14, 2, [main.hi, side.base, gold.base][i % 3] ?? gold.base),
  ],
  embers: ({ oval }, { gold, main }, i) => [oval(0, 0, 3.5, 5.5, i % 2 ? gold.hi : main.hi)],
} satisfies Record<string, Bit>
export type SprinkleName = keyof typeof bits

/** Places bits on a loose ring around the hero so that its face stays free. */
export function sprinkle(name: SprinkleName, paint: Paint, roll: Random): string {
  const count = roll.whole(6, 10)
  const start = roll.between(0, 360)
  const draw: Bit = bits[name]
  return each(count, (i) => {
    const angle = ((start + (360 / count) * i + roll.between(-14, 14)) * Math.PI) / 180
    const far = roll.between(0.92, 1.16)
    const x = 150 + Math.cos(angle) * 118 * far
    const y = 194 + Math.sin(angle) * 138 * far
    return group(
      `translate(${n(x)} ${n(y)}) rotate(${roll.whole(-40, 40)}) scale(${n(roll.between(0.7, 1.35))})`,
      draw(svgPen, paint, i).join(''),
    )
  })
}
