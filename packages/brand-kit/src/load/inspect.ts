import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Brand, brandSchema } from '../brand.ts'
import { admitCampaigns } from '../campaign/admit.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { hasPhoto } from '../check/banner-photos.ts'
import { requiredAssets } from '../check/required-assets.ts'
import { assembleBrand, assembleTokens, problemsInBrandFiles, problemsInTokensFiles } from '../layers/assemble.ts'
import { at, fileOf, type Merged } from '../layers/merge.ts'
import type { Problem } from '../problem/problems.ts'
import { audit } from '../tokens/audit.ts'
import { toCss } from '../tokens/css.ts'
import type { Tokens } from '../tokens/names.ts'
import { resolveTokens } from '../tokens/resolve.ts'
import { type TokensFile, tokensSchema } from '../tokens/tokens-file.ts'
import { checkBeside } from './check-beside.ts'
import { brandFolder } from './places.ts'
import { readCampaigns, readMotifs } from './read-campaigns.ts'
import { readLayers } from './read-layers.ts'
import { type Layers, type Settled, settle } from './settle.ts'
import { brandStandIns, tokensStandIns } from './stand-ins.ts'

export type LoadedBrand = {
  /** Absolute path of `brands/<country>`. */
  folder: string
  /** All layers together, without campaigns. */
  brand: Brand
  /** Every token as CSS text, light and dark. */
  tokens: Tokens
  /** Custom properties of the brand, both themes. */
  css: string
  /** Seeds and roles of all layers together, before campaigns. */
  tokensFile: TokensFile
  /** File below `assets/` → text of the SVG, for the brand's motif and those of its campaigns. */
  motifs: Readonly<Record<string, string>>
  campaigns: readonly Campaign[]
  /** Source file of each value. */
  layers: { brand: Layers; tokens: Layers }
}

export type Inspection = {
  folder: string
  /** Made without the wrong values, only to be looked at; null when not even that works. */
  made: LoadedBrand | null
  /** Whether `made` follows from the files and may be used. Pictures, contrast and campaigns may still be wrong. */
  isSound: boolean
  problems: { schema: Problem[]; pictures: Problem[]; contrast: Problem[]; campaigns: Problem[] }
}

const brandKind = {
  assemble: assembleBrand,
  inFiles: problemsInBrandFiles,
  schema: brandSchema,
  standIns: brandStandIns,
}
const tokensKind = {
  assemble: assembleTokens,
  inFiles: problemsInTokensFiles,
  schema: tokensSchema,
  standIns: tokensStandIns,
}

/** Checks every part of a brand, and continues after each mistake. */
export function inspectBrand(countryOrFolder: string): Inspection {
  const folder = brandFolder(countryOrFolder)
  const files = readLayers(folder)
  const brand = settle(files.brand, brandKind)
  const tokens = settle(files.tokens, tokensKind)
  const shared = brand.value === null ? [] : checkBeside(folder, brand.value)
  const schema = [...brand.problems, ...misnamed(folder, brand), ...shared, ...tokens.problems]
  if (brand.value === null || tokens.value === null) {
    return { folder, made: null, isSound: false, problems: { schema, pictures: [], contrast: [], campaigns: [] } }
  }
  const { made, refused } = make(folder, { ...brand, value: brand.value }, { ...tokens, value: tokens.value })
  const home = join(folder, 'tokens.json')
  const contrast = faint(home, tokens.layers.merged, made)
  const problems = { schema, pictures: missing(folder, made.brand), contrast, campaigns: refused }
  return { folder, made, isSound: brand.isSound && tokens.isSound, problems }
}

type Sound<T> = Settled<T> & { value: T }

function make(folder: string, brand: Sound<Brand>, { value: tokensFile, layers }: Sound<TokensFile>) {
  const campaigns = readCampaigns(folder)
  const motifs = readMotifs(folder, [brand.value.motif, ...campaigns.motifs])
  const tokens = resolveTokens(tokensFile, motifs[brand.value.motif] ?? '')
  const plain = { folder, brand: brand.value, tokens, css: toCss(brand.value.id, tokens), tokensFile, motifs }
  const admitted = admitCampaigns(plain, campaigns.sources, (name) => existsSync(join(folder, 'assets', name)))
  const made: LoadedBrand = {
    ...plain,
    campaigns: admitted.campaigns,
    layers: { brand: brand.layers, tokens: layers },
  }
  return { made, refused: [...campaigns.problems, ...admitted.problems] }
}

function misnamed(folder: string, { layers }: Settled<Brand>): Problem[] {
  const id = at(layers.merged.value, ['id'])
  if (typeof id !== 'string' || id === basename(folder)) return []
  const file = join(folder, 'brand.json')
  return [{ file, key: 'id', expected: `the folder's name "${basename(folder)}"`, found: `"${id}"` }]
}

const missing = (folder: string, brand: Brand): Problem[] =>
  requiredAssets(brand)
    .filter(({ file, group }) => !existsSync(join(folder, 'assets', file)) && !(group && hasPhoto(folder, group)))
    .map(({ file, key }) => ({
      file: join(folder, 'brand.json'),
      key,
      expected: `the file assets/${file}`,
      found: 'nothing',
    }))

const faint = (home: string, merged: Merged, { tokens, tokensFile }: LoadedBrand): Problem[] =>
  audit(tokens, tokensFile.waivers).map(({ theme, foreground, background, ratio, needed }) => ({
    file: fileOf(merged, `semantic.${theme}.${foreground}`) ?? home,
    key: `semantic.${theme}.${foreground}`,
    expected: `a contrast of ${needed} on ${background}`,
    found: ratio.toFixed(2),
  }))
