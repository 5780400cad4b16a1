import { audit, type Json as Layer, mergeLayers, resolveTokens, validateTokens } from '@boardwalk/brand-kit/tokens'
import type { Json } from './brand-files.ts'
import type { BrandOptions } from './brand-options.ts'
import { calmOf, deriveSeeds, isGlaring, isPale, type Seed } from './seeds.ts'
import { shapeOf } from './shape-json.ts'

type Group = { [key: string]: Json }

const colour = ([...components]: Seed, $description?: string): Group => ({
  $type: 'color',
  $value: { colorSpace: 'oklch', components },
  ...($description && { $description }),
})

/** Roles of large areas. */
const surfaces = ['color-header', 'color-header-rule', 'color-footer']
const reference = { $type: 'color', $value: '{seed.color.brand}' }

/**
 * The brand colour for large areas: unchanged; calmed where it glares or is nearly white; and, where neither light
 * nor dark text is readable on it beside a visible focus ring, in the nearest deeper tone.
 */
function* wearings(brand: Seed): Generator<Group> {
  const [lightness, chroma, hue] = brand
  const calm = colour(calmOf(brand))
  const large = Object.fromEntries([...surfaces, 'color-hero'].map((role) => [role, calm]))
  if (isGlaring(brand)) yield { ...large, 'color-header-rule': reference }
  if (isPale(brand)) yield { ...large, 'color-header': reference, 'color-header-rule': calm }
  yield Object.fromEntries(surfaces.map((role) => [role, reference]))
  for (let l = lightness - 0.02; l > 0.1; l -= 0.02) {
    const deeper = colour([Number(l.toFixed(3)), chroma, hue])
    yield Object.fromEntries([...surfaces, 'color-hero'].map((role) => [role, deeper]))
  }
}

/**
 * `tokens.json` from one colour: four seeds and where the brand colour is used; `base` (the layer below) and the derivation
 * give the rest. Every pair can be read, unless colours chosen by hand make that impossible.
 */
export function tokensFile(asked: BrandOptions, base: Json): Group {
  const { name, colour: brand, accent, highlight, character } = asked
  const seeds = deriveSeeds(brand, { accent, highlight })
  const from = (given: Seed | undefined) => (given ? 'chosen by hand' : 'follows from the brand colour')
  const file = (light: Group): Group => ({
    $schema: '../tokens.schema.json',
    $description: `${name}: made from one colour.`,
    seed: {
      color: {
        brand: colour(seeds.brand, 'the brand colour'),
        accent: colour(seeds.accent, from(accent)),
        highlight: colour(seeds.highlight, from(highlight)),
        neutral: colour(seeds.neutral, 'a breath of the brand colour'),
      },
      ...shapeOf(character),
    },
    semantic: { light, ...(isGlaring(brand) && { dark: darkOf(asked) }) },
  })
  const all = [...wearings(seeds.brand)].map(file)
  return all.find((candidate) => isReadable(candidate, base)) ?? all[0] ?? {}
}

/** The dark theme of a loud colour: a calm hero, and the colour itself as the accent. */
const darkOf = ({ colour: [lightness, chroma, hue], accent }: BrandOptions): Group => ({
  'color-hero': colour(calmOf([lightness, chroma, hue])),
  ...(!accent && { 'color-accent': colour([Math.max(lightness, 0.72), chroma, hue]) }),
})

function isReadable(file: Group, base: Json): boolean {
  const layers = [base, file].map((value, at) => ({ file: String(at), value: withoutSchema(value as Layer) }))
  const { value } = validateTokens(mergeLayers(layers).value)
  return value !== null && audit(resolveTokens(value, '')).length === 0
}

const withoutSchema = (value: Layer): Layer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'))
    : value
