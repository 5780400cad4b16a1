import type { Finding, Waiver } from '../kit.ts'
import type { Draft } from './draft.ts'
import { getAt, type Json, type JsonObject } from './json.ts'
import type { Edit } from './studio-state.ts'

type PairOf = Pick<Finding, 'theme' | 'foreground' | 'background'>

const listOf = (tokens: Json): Json[] => {
  const list = getAt(tokens, ['waivers'])
  return Array.isArray(list) ? list : []
}

const isOf =
  ({ theme, foreground, background }: PairOf) =>
  (entry: Json): boolean => {
    const pair = getAt(entry, ['pair'])
    return getAt(entry, ['theme']) === theme && Array.isArray(pair) && pair[0] === foreground && pair[1] === background
  }

/** A person takes responsibility for a pair. */
export function waive(
  merged: Json,
  like: JsonObject,
  pair: PairOf,
  { name, reason }: Pick<Waiver, 'name' | 'reason'>,
): Edit {
  const { theme, foreground, background } = pair
  const own: Json = { theme, pair: [foreground, background], name: name.trim(), reason: reason.trim() }
  const others = listOf(merged).filter((entry) => !isOf(pair)(entry))
  return { type: 'set', file: 'tokens', path: ['waivers'], value: [...others, own], like }
}

/** Removes the waiver of a pair. */
export function unwaive(draft: Draft, merged: Json, pair: PairOf): Edit {
  const rest = listOf(merged).filter((entry) => !isOf(pair)(entry))
  const isOwn = getAt(draft.tokens, ['waivers']) !== undefined
  return rest.length === 0 && isOwn
    ? { type: 'remove', file: 'tokens', path: ['waivers'] }
    : { type: 'set', file: 'tokens', path: ['waivers'], value: rest }
}

/** The error in a waiver's name or reason; null when it is valid. */
export function waiverError(text: string): string | null {
  if (text.trim() === '') return 'Write some text.'
  return text.trim().length > 400 ? 'At most 400 signs.' : null
}
