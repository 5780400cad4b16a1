import type { HomeSection } from '@boardwalk/brand-kit'
import { random } from '@boardwalk/brand-kit/art'
import { type IdentityName, identityNames } from '@boardwalk/brand-kit/render'
import type { Seed } from './seeds.ts'

type Shape = { control: number; card: number; panel: number; pill: number; elevation: number }

/** Corners and depth, in pixels. */
export const shapes = {
  round: { control: 999, card: 22, panel: 30, pill: 999, elevation: 1.4 },
  soft: { control: 12, card: 14, panel: 20, pill: 999, elevation: 0.8 },
  cut: { control: 6, card: 6, panel: 8, pill: 6, elevation: 0 },
  square: { control: 2, card: 2, panel: 2, pill: 2, elevation: 0.4 },
} as const satisfies Record<string, Shape>

export const densities = { airy: 1.12, usual: 1, compact: 0.9 } as const

type Type = { fonts: readonly string[]; ratio: number; tracking: number; medium: number; bold: number }

/** Type of the headings. Weight, size and spacing differ as well, because a device may lack the fonts. */
export const types = {
  rounded: {
    fonts: ['ui-rounded'],
    ratio: 1.24,
    tracking: -0.015,
    medium: 600,
    bold: 800,
  },
  geometric: {
    fonts: ['Futura', 'Avenir Next', 'Corbel'],
    ratio: 1.28,
    tracking: 0.03,
    medium: 500,
    bold: 700,
  },
  humanist: {
    fonts: ['Seravek', 'Calibri'],
    ratio: 1.2,
    tracking: 0,
    medium: 500,
    bold: 600,
  },
  serif: {
    fonts: ['Iowan Old Style', 'Palatino', 'Georgia', 'Noto Serif'],
    ratio: 1.3,
    tracking: -0.01,
    medium: 500,
    bold: 700,
  },
  grotesque: {
    fonts: ['Helvetica Neue', 'Arial Nova', 'Arial', 'Roboto'],
    ratio: 1.32,
    tracking: -0.03,
    medium: 600,
    bold: 900,
  },
} as const satisfies Record<string, Type>

const base = [
  'banners',
  'notices',
  'categories',
  'rail:hot',
  'rail:new',
  'jackpot',
  'winners',
  'rail:recent',
  'vendors',
] as const

/** Orders of the home page, named after their first section below the frame. */
export const homes = {
  banners: base,
  games: ['categories', 'rail:hot', 'banners', 'rail:new', 'notices', 'jackpot', 'rail:recent', 'winners', 'vendors'],
  jackpot: ['notices', 'jackpot', 'banners', 'categories', 'rail:hot', 'winners', 'rail:new', 'rail:recent', 'vendors'],
  news: ['banners', 'rail:new', 'notices', 'categories', 'vendors', 'rail:hot', 'rail:recent', 'jackpot', 'winners'],
  vendors: ['banners', 'categories', 'vendors', 'notices', 'rail:hot', 'jackpot', 'rail:new', 'rail:recent', 'winners'],
} as const satisfies Record<string, readonly HomeSection[]>

export const motifs = identityNames

const keysOf = <T extends string>(map: Record<T, unknown>) => Object.keys(map) as T[]
export const presets = {
  shape: keysOf(shapes),
  density: keysOf(densities),
  type: keysOf(types),
  motif: motifs,
  home: keysOf(homes),
} as const

/** A brand's appearance and first section, apart from its colours. */
export type Character = {
  shape: keyof typeof shapes
  density: keyof typeof densities
  type: keyof typeof types
  motif: IdentityName
  home: keyof typeof homes
}

/** A character from name and colour; the result is deterministic. */
export function characterOf(name: string, colour: Seed): Character {
  const roll = random(`character ${name} ${colour.join(' ')}`)
  return {
    shape: roll.pick(presets.shape),
    density: roll.pick(presets.density),
    type: roll.pick(presets.type),
    motif: roll.pick(presets.motif),
    home: roll.pick(presets.home),
  }
}
