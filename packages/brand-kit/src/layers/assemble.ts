import type { GenericSchema } from 'valibot'
import type { Brand } from '../brand.ts'
import type { Problem } from '../problem/problems.ts'
import { type Validated, validate, validateBrand, validateTokens } from '../problem/validate-brand.ts'
import type { TokensFile } from '../tokens/tokens-file.ts'
import { brandFileSchemas, type LayerName, tokensFileSchema } from './layer-files.ts'
import { fileOf, isGroup, type Json, type Merged, mergeLayers } from './merge.ts'

/** Mistakes in each file alone. */
export const problemsInBrandFiles = (sources: readonly Source[]): Problem[] =>
  problemsIn(sources, (layer) => brandFileSchemas[layer])

export const problemsInTokensFiles = (sources: readonly Source[]): Problem[] =>
  problemsIn(sources, () => tokensFileSchema)

const problemsIn = (sources: readonly Source[], schemaOf: SchemaOf): Problem[] =>
  sources.flatMap(({ layer, file, json }) => validate(schemaOf(layer), json, file).problems)

/** The parsed content of one file of one layer. */
export type Source = { layer: LayerName; file: string; json: unknown }

type SchemaOf = (layer: LayerName) => GenericSchema

export type Assembled<T> = Validated<T> & { merged: Merged; sources: readonly Source[] }

/** A brand from its layers, lowest first. A mistake names the file of its layer. */
export const assembleBrand = (sources: readonly Source[]): Assembled<Brand> =>
  assemble(sources, problemsInBrandFiles(sources), validateBrand)

/** The design tokens from their layers, lowest first. */
export const assembleTokens = (sources: readonly Source[]): Assembled<TokensFile> =>
  assemble(sources, problemsInTokensFiles(sources), validateTokens)

function assemble<T>(
  sources: readonly Source[],
  own: readonly Problem[],
  whole: (json: unknown, file: string) => Validated<T>,
): Assembled<T> {
  const merged = mergeLayers(sources.map(withoutEditorKeys))
  // Only the brand can add a value that no layer has.
  const home = sources.at(-1)?.file ?? ''
  const result = whole(merged.value, home)
  const unseen = result.problems
    .filter(({ key }) => !own.some((problem) => isSamePlace(problem.key, key)))
    .map((problem) => ({ ...problem, file: fileOf(merged, problem.key) ?? home }))
  const problems: Problem[] = [...own, ...unseen]
  return { ...(problems.length > 0 ? { value: null, problems } : result), merged, sources }
}

/** Removes `$schema` and `$description`, which are for editors and readers of one file. */
function withoutEditorKeys({ layer, file, json }: Source): { file: string; value: Json } {
  const value = json as Json
  if (layer === 'brand' || !isGroup(value)) return { file, value }
  return { file, value: Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('$'))) }
}

const isSamePlace = (a: string, b: string) => a === b || b.startsWith(`${a}.`) || a.startsWith(`${b}.`) || a === ''
