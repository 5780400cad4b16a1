import { type Format, width } from './banner-format.ts'
import { type Light, paintOf } from './banner-light.ts'
import { type Outline, outlinePen, type Place } from './outline.ts'
import type { Random } from './random.ts'
import { type Bit, bits, type SprinkleName } from './scenery/sprinkle.ts'
import { faint } from './svg.ts'
import { themes } from './themes.ts'

type Spot = Place & { index: number; isNear: boolean }

const spots = ({ count, scale, top, bottom }: Format['bits'], roll: Random): Spot[] =>
  Array.from({ length: count }, (_, index) => {
    const isNear = index % 5 === 0
    const size = (isNear ? roll.between(3, 4.4) : roll.between(1, 2.2)) * scale
    // The middle belongs to the hero.
    const side = roll.between(10, isNear ? 180 : 400)
    const y = roll.between(top, isNear ? bottom : bottom * 0.8)
    return { x: index % 2 ? side : width - side, y, turn: roll.whole(-50, 50), scale: size, index, isNear }
  })

const touch = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y) < 12 * (a.scale + b.scale)

/** Sheets of things that do not touch within a sheet, the lowest first. */
function sheetsOf(all: readonly Spot[]): Spot[][] {
  const sheets: Spot[][] = []
  for (const spot of all) {
    const above = sheets.findLastIndex((sheet) => sheet.some((other) => touch(spot, other))) + 1
    const sheet = sheets[above] ?? []
    sheet.push(spot)
    sheets[above] = sheet
  }
  return sheets
}

/** Outlines of one look, and of one place in their drawings' order, as one element. */
function joined(drawings: readonly Outline[][], more: string): string[] {
  const longest = Math.max(...drawings.map(({ length }) => length))
  return Array.from({ length: longest }, (_, part) => {
    const paths = new Map<string, string>()
    for (const { d, look } of drawings.flatMap((drawing) => drawing[part] ?? [])) {
      paths.set(look, (paths.get(look) ?? '') + d)
    }
    return [...paths].map(([look, d]) => `<path d="${d}" ${look}${more}/>`).join('')
  })
}

/** Things of one distance; a drawing of several parts lies on sheets, so that no part shows through another thing. */
function drawn(draw: (spot: Spot, usual: number) => Outline[], those: readonly Spot[], opacity: number): string {
  const usual = those.reduce((sum, { scale }) => sum + scale, 0) / those.length
  const outlines = (spot: Spot) => draw(spot, usual)
  if (those.every((spot) => outlines(spot).length === 1)) {
    return joined(those.map(outlines), ` opacity="${opacity}"`).join('')
  }
  return sheetsOf(those)
    .map((sheet) => faint(opacity, ...joined(sheet.map(outlines), '')))
    .join('')
}

/** Small things in the air, the near ones in front. */
export function floats(name: SprinkleName, shape: Format['bits'], light: Light, roll: Random): string {
  const paint = paintOf(themes.gem, light)
  const bit: Bit = bits[name]
  const draw = (spot: Spot, usual: number) => bit(outlinePen(spot, usual), paint, spot.index)
  const all = spots(shape, roll)
  const far = all.filter(({ isNear }) => !isNear)
  const near = all.filter(({ isNear }) => isNear)
  return drawn(draw, far, 0.75) + drawn(draw, near, 0.95)
}
