/**
 * Where each spec file runs. Tests of data, colours, words and sizes run in every brand. Tests of code that is the
 * same in all of them run in one, and the brands take turns.
 */
export const specs = {
  accessible: 'every brand',
  'agent-pages': 'every brand',
  brand: 'every brand',
  budgets: 'every brand',
  categories: 'one brand',
  engines: 'one brand',
  'first-paint': 'one brand',
  forms: 'one brand',
  'hostile-game': 'one brand',
  injected: 'one brand',
  journey: 'every brand',
  keyboard: 'one brand',
  lobby: 'one brand',
  narrow: 'every brand',
  routes: 'every brand',
  settings: 'every brand',
  exclusion: 'one brand',
  'weak-network': 'one brand',
  words: 'every brand',
  'zero-balance': 'one brand',
  cashier: 'one brand',
  account: 'one brand',
  upline: 'one brand',
  points: 'one brand',
  application: 'one brand',
  'self-exclusion': 'one brand',
  passkeys: 'one brand',
  'centre-words': 'one brand',
  agency: 'one brand',
  contracts: 'one brand',
  'game-words': 'one brand',
  'late-credit': 'one brand',
  places: 'one brand',
} as const satisfies Record<string, 'every brand' | 'one brand'>

/** Whether the brand runs the part with this index; in as many rotations as there are brands it runs every part. */
export const hasTurn = (index: number, brand: string, brands: readonly string[], rotation: number): boolean =>
  brands[(index + rotation) % brands.length] === brand

/** Spec files of a brand that are in the part of a run. Each part has files of every brand. */
export const partOf = (brand: string, brands: readonly string[], names: readonly string[], isInPart: InPart) => {
  const all = Object.keys(specs)
  return names.filter((name) => isInPart(all.indexOf(name) + brands.indexOf(brand)))
}
type InPart = (index: number) => boolean

/** Spec files that a full run repeats in Firefox. */
export const inFirefox: (keyof typeof specs)[] = ['cashier']

/**
 * Spec files that a brand runs. `rotation` moves each file that runs in one brand to the next, so that in as many
 * rotations as there are brands each of them runs everything.
 */
export function specsOf(brand: string, brands: readonly string[], rotation: number): string[] {
  const turns = Object.entries(specs).filter(([, where]) => where === 'one brand')
  const own = turns.filter((_, index) => hasTurn(index, brand, brands, rotation))
  return Object.entries(specs)
    .filter((entry) => entry[1] === 'every brand' || own.some(([name]) => name === entry[0]))
    .map(([name]) => name)
}
