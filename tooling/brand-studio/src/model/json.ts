/** JSON of a file. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json | undefined }
export type Path = readonly string[]

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Same content; the order of keys does not matter, that of lists does. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isEqual(a[key], b[key]))
}

/** The value at a path, or undefined. */
export const getAt = (value: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  )

/**
 * A copy with `value` at `path`. A new key gets its position in `like`, an object of the same shape with every key,
 * so that a file written by this page looks like one written by hand.
 */
export function setAt(object: JsonObject, path: Path, value: Json, like?: Json): JsonObject {
  const [key, ...rest] = path
  if (key === undefined) return isObject(value) ? value : object
  const inner = object[key]
  const next = rest.length === 0 ? value : setAt(isObject(inner) ? inner : {}, rest, value, getAt(like, [key]))
  if (Object.hasOwn(object, key)) return { ...object, [key]: next }
  return insert(object, key, next, isObject(like) ? Object.keys(like) : [])
}

/** Before the first key that follows it in `order`; at the end when none does. */
function insert(object: JsonObject, key: string, value: Json, order: string[]): JsonObject {
  const entries = Object.entries(object)
  const rank = order.indexOf(key)
  const place = rank < 0 ? -1 : entries.findIndex(([other]) => order.indexOf(other) > rank)
  entries.splice(place < 0 ? entries.length : place, 0, [key, value])
  return Object.fromEntries(entries)
}

/** A copy without the entry at `path`; the same object when there is no such entry. */
export function removeAt(object: JsonObject, path: Path): JsonObject {
  const [key, ...rest] = path
  if (key === undefined || !Object.hasOwn(object, key)) return object
  const inner = object[key]
  if (rest.length === 0) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
  return isObject(inner) ? { ...object, [key]: removeAt(inner, rest) } : object
}
