import * as v from 'valibot'
import type { Assembled, Source } from '../layers/assemble.ts'
import { isGroup, type Json, type Merged } from '../layers/merge.ts'
import type { Problem } from '../problem/problems.ts'
import type { Sources } from './read-layers.ts'

export type Layers = { sources: readonly Source[]; merged: Merged }

export type Settled<T> = {
  /** The files' values, with stand-ins for wrong ones. Null when that is not possible. */
  value: T | null
  /** Whether the value may be used, not only looked at. */
  isSound: boolean
  layers: Layers
  problems: Problem[]
}

type Kind<T> = {
  assemble: (sources: readonly Source[]) => Assembled<T>
  /** Mistakes in each file alone. */
  inFiles: (sources: readonly Source[]) => Problem[]
  schema: v.GenericSchema<unknown, T>
  standIns: Json
}

/** Merges layers; after a mistake it drops the wrong values and continues, so that later checks find the rest. */
export function settle<T>(
  { sources, problems: lost }: Sources,
  { assemble, inFiles, schema, standIns }: Kind<T>,
): Settled<T> {
  const { value, merged, problems: found } = assemble(sources)
  // Reports a lost file alone, because every one of its values would be reported as missing too.
  const problems = lost.length > 0 ? [...lost, ...inFiles(sources)] : found
  const layers = { sources, merged }
  if (value !== null && problems.length === 0) return { value, isSound: true, layers, problems }
  const floor: Source = { layer: 'base', file: '', json: standIns }
  const mended = assemble([floor, ...sources.map((source) => without(source, found))])
  // A value that passes its schema can be shown, even if its parts do not fit together.
  const shaped = v.safeParse(schema, mended.merged.value)
  return { value: shaped.success ? shaped.output : null, isSound: false, layers, problems }
}

const without = (source: Source, problems: readonly Problem[]): Source => ({
  ...source,
  json: problems
    .filter(({ file }) => file === source.file)
    .reduce((json, { key }) => omit(json, key.split('.')), source.json as Json),
})

/** Without the value at a path. An entry of a list takes the list with it, a part of a token the token. */
function omit(json: Json, [key = '', ...rest]: readonly string[]): Json {
  if (!isGroup(json) || !Object.hasOwn(json, key)) return json
  const inner = json[key]
  const isWhole = rest.length === 0 || !isGroup(inner)
  const others = Object.entries(json).filter(([name]) => name !== key)
  return Object.fromEntries(isWhole ? others : [...others, [key, omit(inner, rest)]])
}
