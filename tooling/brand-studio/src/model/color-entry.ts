import { fromHex, oklch, toHex } from '../kit.ts'

/** Lightness 0–1, chroma 0–0.4, hue 0–360: as in `tokens.json`. */
export type Components = readonly [l: number, c: number, h: number]
export type Entry<T> = { value: T; error: null } | { value: null; error: string }

export const channels = [
  { name: 'Lightness', min: 0, max: 1, step: 0.005 },
  { name: 'Chroma', min: 0, max: 0.4, step: 0.002 },
  { name: 'Hue', min: 0, max: 360, step: 1 },
] as const

export const hexOf = ([l, c, h]: Components, alpha?: number): string => toHex(oklch(l, c, h, alpha))

/** `#rgb` or `#rrggbb`, with or without the sign, as the shortest components that give this very colour. */
export function readHex(text: string): Entry<Components> {
  const [, digits] = /^\s*#?((?:[\da-f]{3}){1,2})\s*$/i.exec(text) ?? []
  if (digits === undefined) return { value: null, error: 'Write three or six hexadecimal digits, such as #1a2b3c.' }
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return { value: components(`#${full.toLowerCase()}`), error: null }
}

function components(hex: string): Components {
  const { l, c, h } = fromHex(hex)
  const wanted = toHex(fromHex(hex))
  for (const digits of [3, 4, 5]) {
    const rounded: Components = [round(l, digits), Math.min(round(c, digits), 0.4), round(h, digits - 1) % 360]
    if (hexOf(rounded) === wanted) return rounded
  }
  return [l, c, h]
}

export const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** A number typed by hand; refuses other text and numbers out of range. */
export function readNumber(text: string, min: number, max: number): Entry<number> {
  const clean = text.trim().replace(',', '.')
  const value = /^-?(?:\d+\.?\d*|\.\d+)$/.test(clean) ? Number(clean) : Number.NaN
  if (Number.isNaN(value)) return { value: null, error: 'Write a number.' }
  if (value < min || value > max) return { value: null, error: `From ${min} to ${max}.` }
  return { value, error: null }
}

/** Whether the screen shows the colour as asked, or the nearest that it can. */
export function isShowable(value: Components): boolean {
  const { l, c, h } = fromHex(hexOf(value))
  const turn = Math.abs(h - value[2]) % 360
  return Math.abs(l - value[0]) < 0.01 && Math.abs(c - value[1]) < 0.01 && (c < 0.02 || Math.min(turn, 360 - turn) < 3)
}
