import type { Draft } from './draft.ts'
import { getAt, isObject, type Json, type JsonObject, type Path } from './json.ts'
import type { Edit } from './studio-state.ts'

/** An edit that gives a design token a value; a token that the brand has not written yet copies its type from below. */
export function tokenEdit(draft: Draft, merged: Json, like: JsonObject, path: Path, value: Json, type = 'color'): Edit {
  if (isObject(getAt(draft.tokens, path))) return { type: 'set', file: 'tokens', path: [...path, '$value'], value }
  const lower = getAt(merged, path)
  const token = { $type: isObject(lower) ? (lower.$type ?? type) : type, $value: value }
  return { type: 'set', file: 'tokens', path, value: token, like }
}
