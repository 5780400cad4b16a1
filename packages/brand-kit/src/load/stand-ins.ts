import type { Json } from '../layers/merge.ts'

const en = { EN: '–' }
const color = (l: number, c: number) => ({
  $type: 'color',
  $value: { colorSpace: 'oklch', components: [l, c, 260] },
})

/**
 * Harmless values for those that a broken brand lacks, so that the rest can be checked and all mistakes are reported at
 * once. They are never shown.
 */
export const brandStandIns: Json = {
  id: 'stand-in',
  region: 'xx',
  name: '–',
  tagline: en,
  description: en,
  merchantCode: 'standin',
  hosts: ['stand-in.invalid'],
  country: 'XX',
  countryName: '–',
  currency: { code: 'XXX', symbol: '¤', minorDigits: 2, grouping: 'thousand' },
  timeZone: 'UTC',
  regionLanguages: ['EN'],
  switcherLanguages: ['EN'],
  diallingCode: '1',
  legal: { operator: en },
  socials: {},
  support: { email: 'stand-in@example.com' },
}

export const tokensStandIns: Json = {
  seed: {
    color: {
      brand: color(0.35, 0.1),
      accent: color(0.5, 0.15),
      highlight: color(0.8, 0.12),
      neutral: color(0.5, 0.02),
    },
  },
}
