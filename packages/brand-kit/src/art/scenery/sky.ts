import { oklch, type Tones, tones } from '../colour.ts'
import type { Random } from '../random.ts'

/** The colours of a place at one hour: sky from top to horizon, the glow behind the hero and three grounds. */
export type Mood = {
  top: string
  horizon: string
  glow: string
  light: string
  far: Tones
  mid: Tones
  near: Tones
  dark: boolean
}

type Hour = { top: number; horizon: number; chroma: number; ground: number; turn: number; dark: boolean }

const hours: Hour[] = [
  { top: 0.66, horizon: 0.9, chroma: 0.13, ground: 0.62, turn: 26, dark: false },
  { top: 0.56, horizon: 0.84, chroma: 0.16, ground: 0.52, turn: -58, dark: false },
  { top: 0.44, horizon: 0.76, chroma: 0.17, ground: 0.44, turn: 64, dark: true },
  { top: 0.25, horizon: 0.56, chroma: 0.15, ground: 0.34, turn: -44, dark: true },
  { top: 0.22, horizon: 0.5, chroma: 0.13, ground: 0.3, turn: 50, dark: true },
]

/** A mood around `hue`; `roll` chooses the hour of the day. */
export function moodOf(hue: number, roll: Random): Mood {
  const turned = ((hue % 360) + 360) % 360
  // Dark yellow is brown: warm skies keep to daylight.
  const hour = roll.pick(turned > 35 && turned < 118 ? hours.slice(0, 2) : hours)
  const turn = hour.turn * roll.between(0.6, 1.15)
  const ground = hue + roll.between(-40, 40)
  return {
    top: oklch(hour.top, hour.chroma, hue),
    horizon: oklch(hour.horizon, hour.chroma * 0.85, hue + turn),
    glow: oklch(Math.min(0.97, hour.horizon + 0.16), hour.chroma * 0.7, hue + turn * 1.3),
    light: oklch(0.96, 0.05, hue + turn),
    far: tones(hue + turn * 0.7, hour.chroma * 0.7, hour.ground + 0.18),
    mid: tones(ground, hour.chroma * 0.8, hour.ground + 0.04),
    near: tones(ground - 12, hour.chroma * 0.85, hour.ground - 0.1),
    dark: hour.dark,
  }
}
