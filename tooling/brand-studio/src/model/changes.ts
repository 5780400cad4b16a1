import type { Draft, DraftFile } from './draft.ts'
import { getAt, isEqual, isObject, type Json, type JsonObject, type Path } from './json.ts'

export type Change = {
  file: DraftFile | 'art'
  path: Path
  /** Undefined: not in the saved file. */
  before: Json | undefined
  /** Undefined: taken out. */
  after: Json | undefined
}

/** Lists the values that differ from the saved files. */
export const changesOf = (saved: Draft, draft: Draft): Change[] =>
  (['brand', 'tokens', 'campaigns', 'art'] as const).flatMap((file) => compare(file, saved[file], draft[file], []))

function compare(file: Change['file'], before: Json | undefined, after: Json | undefined, path: Path): Change[] {
  if (isEqual(before, after)) return []
  if (!isGroup(before) || !isGroup(after)) return [{ file, path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => compare(file, getAt(before, [key]), getAt(after, [key]), [...path, key]))
}

/** A token is one value, however many parts it has. */
const isGroup = (value: Json | undefined): value is JsonObject => isObject(value) && !Object.hasOwn(value, '$value')

/** A value in few words. */
export function inWords(value: Json | undefined): string {
  if (value === undefined || value === '') return 'nothing'
  if (typeof value === 'string' && value.startsWith('data:image/'))
    return value.startsWith('data:image/png;from=') ? 'a drawn picture' : 'a picture in pixels'
  if (typeof value === 'string') return value.startsWith('<') ? `a drawing of ${value.length} signs` : value
  if (Array.isArray(value)) return value.map(inWords).join(', ') || 'none'
  if (!isObject(value)) return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
  if (Object.hasOwn(value, '$value')) return inWords(value.$value)
  if (value.colorSpace !== undefined) return `oklch ${inWords(value.components)}`
  if (value.unit !== undefined) return `${inWords(value.value)} ${inWords(value.unit)}`
  return Object.entries(value)
    .map(([key, entry]) => `${key} ${inWords(entry)}`)
    .join('; ')
}
