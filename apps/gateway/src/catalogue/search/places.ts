import type { FacetName } from '@boardwalk/api-client/contract'
import { type CodeFacet, codeFacets, codesOf, type Flag, flags, hasFlag, type Kind } from './choices.ts'

/** A single choice: codes of one facet, or one flag. */
export type Dimension = CodeFacet | Flag
export const dimensions: readonly Dimension[] = [...codeFacets, ...flags]

/** A kind for counting it many times: for every dimension the places of its codes in one row of counters. */
export type Placed = { kind: Kind; places: readonly (readonly number[])[]; all: readonly number[] }

/** Codes of stored games, of which there are few: vendors, skins, stakes. Readers' choices add none. */
const places = new Map<string, number>()
const codes: { facet: FacetName; code: string }[] = []

const facetOf = (dimension: Dimension): FacetName =>
  (flags as readonly string[]).includes(dimension) ? 'flag' : (dimension as CodeFacet)
const keyOf = (dimension: Dimension, code: string) => `${facetOf(dimension)} ${code}`

/** Undefined where no game has the code. */
export const knownPlace = (dimension: Dimension, code: string): number | undefined => places.get(keyOf(dimension, code))
export const placeCount = (): number => codes.length
export const codeAt = (place: number): { facet: FacetName; code: string } | undefined => codes[place]

function placeOf(dimension: Dimension, code: string): number {
  const known = knownPlace(dimension, code)
  if (known !== undefined) return known
  places.set(keyOf(dimension, code), codes.length)
  return codes.push({ facet: facetOf(dimension), code }) - 1
}

export function placed(kind: Kind): Placed {
  const found = [
    ...codeFacets.map((facet) => codesOf[facet](kind).map((code) => placeOf(facet, code))),
    ...flags.map((flag) => (hasFlag[flag](kind) ? [placeOf(flag, flag)] : [])),
  ]
  return { kind, places: found, all: found.flat() }
}
