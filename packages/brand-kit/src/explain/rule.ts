import { relative } from 'node:path'
import { fileOf } from '../layers/merge.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import { root } from '../load/places.ts'
import type { TokenName } from '../token-names.ts'
import { isColorName, isRoleName, type Theme } from '../tokens/names.ts'
import { resolveColors, seedColors } from '../tokens/resolve.ts'
import { scaleSources } from '../tokens/scale-sources.ts'
import { traceColor } from '../tokens/trace-colors.ts'
import { effectiveAt, type Moment } from './effective-at.ts'
import { layerValues } from './layer-values.ts'

/** The sources of a token, in words; null when a layer writes its value down. */
export function ruleOf(loaded: LoadedBrand, name: TokenName, theme: Theme, at?: Moment): string | null {
  if (!isColorName(name)) {
    if (layerValues(loaded, 'tokens', `component.${name}`, at).some(({ wins }) => wins)) return null
    const sources = scaleSources[name]
    return sources.length === 0 ? 'the same in every brand' : derivedFrom(loaded, sources, at)
  }
  const { tokensFile } = effectiveAt(loaded, at)
  const set = isRoleName(name) ? tokensFile.semantic[theme][name] : undefined
  if (set) return typeof set.$value === 'string' ? refersTo(loaded, set.$value.slice(1, -1), at) : null
  const trace = traceColor(name, seedColors(tokensFile), theme, resolveColors(tokensFile, theme))
  const seeds = trace.seeds.map((seed) => `seed.color.${seed}`)
  const roles = trace.roles.map((role) => `${role}.${theme}`)
  return seeds.length + roles.length === 0 ? 'the same in every brand' : derivedFrom(loaded, [...seeds, ...roles], at)
}

const derivedFrom = (loaded: LoadedBrand, sources: readonly string[], at?: Moment) =>
  `derived from ${sources.map((source) => withFile(loaded, source, at)).join(', ')}`

const refersTo = (loaded: LoadedBrand, source: string, at?: Moment) => `refers to ${withFile(loaded, source, at)}`

/** `seed.color.accent (brands/india/tokens.json)`; a role has an explanation of its own. */
function withFile(loaded: LoadedBrand, source: string, at?: Moment): string {
  if (source.startsWith('color-')) return source
  const kind = source.startsWith('seed.') ? 'tokens' : 'brand'
  const file =
    layerValues(loaded, kind, source, at).findLast(({ wins }) => wins)?.file ??
    fileOf(loaded.layers[kind].merged, source)
  return file ? `${source} (${relative(root, file)})` : source
}
