import * as v from 'valibot'
import { type Brand, brandSchema } from '../brand.ts'
import { type TokensFile, tokensSchema } from '../tokens/tokens-file.ts'
import { type Partly, partly } from './partly.ts'

/** From the lowest to the highest; campaigns come on top of them, by the clock. */
export const layerNames = ['base', 'region', 'brand'] as const
export type LayerName = (typeof layerNames)[number]

/** Keys that only a brand's own file may set. */
const ownKeys = ['id', 'region', 'name', 'names', 'tagline', 'description', 'merchantCode', 'hosts', 'port'] as const

/** The values that a country sets for every brand in it. */
const regionKeys = [
  '$schema',
  'country',
  'countryName',
  'currency',
  'timeZone',
  'regionLanguages',
  'switcherLanguages',
  'diallingCode',
  'agentTypes',
  'minimumAge',
  'legal',
  'features',
  'support',
  'helpline',
] as const

/** `layers/base/brand.json`: the defaults of every brand. */
const baseFile = partly(v.omit(brandSchema, ownKeys))

/** `layers/regions/<cc>/brand.json`. */
const regionFile = partly(v.pick(brandSchema, regionKeys))

/** `<id>/brand.json`: who the brand is, and every value that differs. */
const brandFile = v.strictObject({
  ...(partly(brandSchema) as unknown as { entries: v.ObjectEntries }).entries,
  ...v.omit(v.pick(brandSchema, ownKeys), ['port']).entries,
}) as unknown as v.GenericSchema<BrandFile>

export type BrandFile = Partly<Brand> & Pick<Brand, 'id' | 'region' | 'name' | 'tagline' | 'description' | 'hosts'>

export const brandFileSchemas = { base: baseFile, region: regionFile, brand: brandFile } satisfies Record<
  LayerName,
  v.GenericSchema
>

/** `tokens.json` of any layer. */
export const tokensFileSchema: v.GenericSchema<Partly<TokensFile>> = partly(tokensSchema)
