import * as v from 'valibot'
import { colorNames, roleNames, themes } from './names.ts'

const described = { $description: v.optional(v.string()) }
const number = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

/** Lightness 0–1, chroma, hue in degrees. */
const oklch = v.strictObject(
  {
    colorSpace: v.literal('oklch'),
    components: v.strictTuple([number(0, 1), number(0, 0.4), number(0, 360)]),
    alpha: v.optional(number(0, 1)),
  },
  'a colour such as { "colorSpace": "oklch", "components": [0.6, 0.2, 30] }',
)

const seedReference = v.pipe(
  v.string(),
  v.regex(/^\{seed\.color\.(brand|accent|highlight|neutral)\}$/, 'a reference such as {seed.color.brand}'),
)

const color = v.strictObject({
  $type: v.literal('color'),
  $value: v.union([oklch, seedReference], 'an oklch colour or a reference such as {seed.color.brand}'),
  ...described,
})

const seedColor = v.strictObject({ $type: v.literal('color'), $value: oklch, ...described })

const dimension = v.strictObject({
  $type: v.literal('dimension'),
  $value: v.strictObject({ value: number(0, 2000), unit: v.picklist(['px', 'rem']) }),
  ...described,
})

const scalar = (min: number, max: number) =>
  v.strictObject({ $type: v.literal('number'), $value: number(min, max), ...described })

const weight = v.strictObject({ $type: v.literal('fontWeight'), $value: number(100, 900), ...described })

const family = v.strictObject({
  $type: v.literal('fontFamily'),
  $value: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w .-]+$/, 'a font name'))),
    v.minLength(2, 'at least two fonts'),
  ),
  ...described,
})

const seed = v.strictObject({
  color: v.strictObject({ brand: seedColor, accent: seedColor, highlight: seedColor, neutral: seedColor }),
  radius: v.strictObject({ control: dimension, card: dimension, panel: dimension, pill: dimension }),
  border: dimension,
  /** 0 flat, 1 usual, 2 deep. */
  elevation: scalar(0, 2),
  /** Multiplies space and control height. */
  density: scalar(0.8, 1.25),
  font: v.strictObject({ body: family, display: family }),
  type: v.strictObject({
    /** Each text size is this many times the one below. */
    ratio: scalar(1.1, 1.35),
    lineBody: scalar(1.3, 2),
    lineTight: scalar(1, 1.6),
    /** In em. */
    tracking: scalar(-0.05, 0.2),
    weightMedium: weight,
    weightBold: weight,
  }),
})

/** Values that a brand sets by hand over the derived ones. */
const semantic = v.strictObject(v.entriesFromList(roleNames, v.optional(color)))

/** Scale tokens that a brand really needs to differ. */
const component = v.strictObject(
  v.entriesFromList(['control-height', 'page-width', 'text-xs', 'text-sm'] as const, v.optional(dimension)),
)

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('some text'), v.maxLength(400, 'at most 400 signs'))
const colorName = v.picklist(colorNames)

/** A pair with too little contrast that a person accepts: who, why, which pair in which theme. */
const waiver = v.strictObject({
  theme: v.picklist(themes),
  /** Foreground, background. */
  pair: v.strictTuple([colorName, colorName]),
  name: words,
  reason: words,
})

const waivers = v.pipe(
  v.array(waiver),
  v.check(
    (list) => new Set(list.map(({ theme, pair }) => `${theme} ${pair.join()}`)).size === list.length,
    'every pair once per theme',
  ),
)

/** `tokens.json`: Design Tokens Community Group format, seeds → semantic roles → component tokens. */
export const tokensSchema = v.strictObject({
  $schema: v.optional(v.string()),
  $description: v.optional(v.string()),
  seed,
  semantic: v.strictObject({ light: semantic, dark: semantic }),
  component,
  waivers: v.optional(waivers),
})

/** Parts that repeat; editors read them once. */
export const tokenDefinitions = { color, dimension }

export type TokensFile = v.InferOutput<typeof tokensSchema>
export type Waiver = v.InferOutput<typeof waiver>
export type Seed = TokensFile['seed']
