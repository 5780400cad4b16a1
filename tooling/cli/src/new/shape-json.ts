import type { Json } from './brand-files.ts'
import { type Character, densities, shapes, types } from './character.ts'

const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })
const number = ($value: number) => ({ $type: 'number', $value })
const weight = ($value: number) => ({ $type: 'fontWeight', $value })

/**
 * The fonts of Windows and Android. Devices choose fonts for other scripts themselves, and look up each missing name
 * before the first paint.
 */
const usual = ['Segoe UI', 'sans-serif']

/** Shape, density and type of a character, as seeds of `tokens.json`. */
export function shapeOf({ shape, density, type }: Character): { [key: string]: Json } {
  const { elevation, ...radius } = shapes[shape]
  const { fonts, ratio, tracking, medium, bold } = types[type]
  return {
    radius: Object.fromEntries(Object.entries(radius).map(([name, value]) => [name, px(value)])),
    elevation: number(elevation),
    density: number(densities[density]),
    font: { display: { $type: 'fontFamily', $value: [...fonts, ...usual] } },
    type: {
      ratio: number(ratio),
      tracking: number(tracking),
      weightMedium: weight(medium),
      weightBold: weight(bold),
    },
  }
}
