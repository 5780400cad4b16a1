/** JSON as it is in a file. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }
type Group = { [key: string]: Json | undefined }

/** Values of one file for a brand; later layers win. */
export type Layer = { file: string; value: Json }

/** The merged layers, and for each value the file that set it. */
export type Merged = {
  value: Json
  /** Dotted path of a scalar, an array or a token → the file whose value is effective. */
  origin: ReadonlyMap<string, string>
}

/** Objects merge by key. Arrays, scalars and whole design tokens (`$value`) replace a lower layer's value. */
export const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '$value')

/** Merges two layers; `upper` wins. A missing or undefined key changes nothing. */
export function mergeJson(lower: Json | undefined, upper: Json | undefined): Json | undefined {
  if (upper === undefined) return lower
  if (!isGroup(lower) || !isGroup(upper)) return upper
  const keys = new Set([...Object.keys(lower), ...Object.keys(upper)])
  // A key such as `__proto__` must stay data.
  return Object.fromEntries([...keys].map((key) => [key, mergeJson(own(lower, key), own(upper, key))]))
}

const own = (group: Group, key: string) => (Object.hasOwn(group, key) ? group[key] : undefined)

/** Layers from the lowest to the highest. */
export function mergeLayers(layers: readonly Layer[]): Merged {
  const value = layers.reduce<Json | undefined>((lower, layer) => mergeJson(lower, layer.value), undefined) ?? {}
  const origin = new Map<string, string>()
  for (const path of leaves(value)) {
    const owner = layers.findLast((layer) => at(layer.value, path) !== undefined)
    if (owner) origin.set(path.join('.'), owner.file)
  }
  return { value, origin }
}

/** Paths of everything that merging treats as one value. */
export function leaves(value: Json | undefined, path: readonly string[] = []): string[][] {
  if (value === undefined) return []
  if (!isGroup(value) || (path.length > 0 && Object.keys(value).length === 0)) return [[...path]]
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]))
}

/** The value at a path, or undefined. */
export const at = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.hasOwn(inner, key)
        ? inner[key]
        : undefined,
    value,
  )

/** The file that is to be mended for a problem at `path`: that of the nearest value above or below it. */
export function fileOf({ origin }: Pick<Merged, 'origin'>, path: string): string | undefined {
  const file = ownerOf({ origin }, path)
  if (file || !path) return file
  return [...origin].findLast(([key]) => key.startsWith(`${path}.`))?.[1]
}

/** The file that set the value at `path`, or the whole that it is a part of; undefined for a group of values. */
export function ownerOf({ origin }: Pick<Merged, 'origin'>, path: string): string | undefined {
  for (let known = path; known; known = known.slice(0, Math.max(0, known.lastIndexOf('.')))) {
    const file = origin.get(known)
    if (file) return file
  }
  return undefined
}
