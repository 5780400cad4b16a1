import { families, hues } from './table.ts'

/** Colours by token for either theme, and names of drawings, the hero first. */
export type Skin = { light: Record<string, string>; dark: Record<string, string>; heroes: string[] }

/** Every theme that has its own look. */
export const themes: readonly string[] = families.flatMap((family) => Object.keys(family))

const plain: readonly [number, number] = [290, 20]
const fallback = 'gem'
const heroCount = 8
/** Pictures of a device or a scene are used in their own theme only. */
const alone = new Set(['app', 'arena', 'draw', 'shields'])

/** Drawings of a theme: itself, its family in turn, then families after it until there are eight. */
function drawings(theme: string): string[] {
  const known = themes.includes(theme) ? theme : fallback
  const home = families.findIndex((family) => known in family)
  const names = Object.keys(families[home] ?? {})
  const at = names.indexOf(known)
  const turned = [...names.slice(at), ...names.slice(0, at)]
  const more = families.flatMap((_, step) => Object.keys(families[(home + 1 + step) % families.length] ?? {}))
  const others = [...turned, ...more].filter((name) => !alone.has(name))
  return [...new Set([known, ...others])].slice(0, heroCount)
}

const markup = new Map<string, string>(families.flatMap((family) => Object.entries(family)))

/** A theme's hero as a standalone document without a background; null for an unknown one. */
export function heroDrawing(name: string): string | null {
  const drawing = markup.get(name)
  if (!drawing) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${drawing}</svg>`
}

const lch = (lightness: number, chroma: number, hue: number) => `oklch(${lightness} ${chroma} ${hue})`

const light = (scene: number, action: number) => ({
  back: lch(0.965, 0.02, scene),
  'back-2': lch(0.88, 0.06, scene),
  panel: lch(0.99, 0.006, scene),
  frame: lch(0.42, 0.12, scene),
  'frame-2': lch(0.56, 0.13, scene),
  reel: lch(0.98, 0.014, scene),
  'reel-edge': lch(0.9, 0.05, scene),
  action: lch(0.5, 0.16, action),
  'on-action': '#ffffff',
  tile: lch(0.62, 0.14, action),
  'tile-2': lch(0.6, 0.13, scene),
})
const dark = (scene: number, action: number) => ({
  back: lch(0.24, 0.05, scene),
  'back-2': lch(0.15, 0.03, scene),
  panel: lch(0.27, 0.035, scene),
  frame: lch(0.36, 0.09, scene),
  'frame-2': lch(0.46, 0.11, scene),
  reel: lch(0.29, 0.04, scene),
  'reel-edge': lch(0.21, 0.03, scene),
  action: lch(0.82, 0.13, action),
  'on-action': '#1d1420',
  tile: lch(0.6, 0.14, action),
  'tile-2': lch(0.58, 0.12, scene),
})

/** The look of a theme; an unknown theme gets plain hues. */
export function skinOf(theme: string): Skin {
  const [scene, action] = hues[theme] ?? plain
  return { light: light(scene, action), dark: dark(scene, action), heroes: drawings(theme) }
}
