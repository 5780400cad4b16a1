import type { FacetName } from '@boardwalk/api-client/contract'
import { type Choices, codeFacets, type Flag } from './choices.ts'
import type { FacetCount } from './facet-cache.ts'
import { codeAt, type Dimension, dimensions, knownPlace, placeCount } from './places.ts'

export type Counted = { total: number; counts: Record<FacetName, Map<string, number>> }

/** Numbers of the dimensions that were chosen from, and the places of which a game must have one. */
type Filter = { dimension: number; wanted: ReadonlySet<number> }

function filtersOf(choices: Choices): Filter[] {
  const filter = (dimension: Dimension, codes: readonly string[]): Filter => ({
    dimension: dimensions.indexOf(dimension),
    wanted: new Set(codes.flatMap((code) => knownPlace(dimension, code) ?? [])),
  })
  const ofCodes = codeFacets.flatMap((facet) => {
    const codes = choices.codes[facet]
    return codes ? [filter(facet, codes)] : []
  })
  return [...ofCodes, ...choices.flags.map((flag: Flag) => filter(flag, [flag]))]
}

const none = -1

/**
 * The only dimension in which a kind misses the choice; none when it matches, undefined when it misses more: no facet
 * counts it.
 */
function unmet({ places }: FacetCount, filters: readonly Filter[]): number | undefined {
  let failed = none
  for (const { dimension, wanted } of filters) {
    if (places[dimension]?.some((place) => wanted.has(place))) continue
    if (failed !== none) return undefined
    failed = dimension
  }
  return failed
}

/**
 * Games that meet all choices, and for every choice how many it would show: AND across facets, OR within one. A facet's
 * counts leave out its own choices. One pass over the kinds of games, of which there are far fewer than games, with one
 * row of counters for all codes.
 */
export function countKinds(kinds: readonly FacetCount[], choices: Choices): Counted {
  const filters = filtersOf(choices)
  const counters = new Float64Array(placeCount())
  let total = 0
  for (const kind of kinds) {
    const only = unmet(kind, filters)
    if (only === undefined) continue
    if (only === none) total += kind.count
    const counted = only === none ? kind.all : kind.places[only]
    for (const place of counted ?? []) counters[place] = (counters[place] ?? 0) + kind.count
  }
  return { total, counts: byFacet(counters) }
}

const noCounts = (): Counted['counts'] =>
  Object.fromEntries([...codeFacets, 'flag'].map((name) => [name, new Map()])) as Counted['counts']

function byFacet(counters: Float64Array): Counted['counts'] {
  const counts = noCounts()
  counters.forEach((count, place) => {
    const found = codeAt(place)
    if (found && count > 0) counts[found.facet].set(found.code, count)
  })
  return counts
}

export const nothing = (): Counted => ({ total: 0, counts: noCounts() })

/** Choices without one of them. */
export const without = ({ codes, flags: kept }: Choices, dimension: Dimension): Choices => ({
  codes: { ...codes, [dimension]: undefined },
  flags: kept.filter((flag) => flag !== dimension),
})

export const chosen = ({ codes, flags: kept }: Choices): Dimension[] => [
  ...codeFacets.filter((facet) => codes[facet]),
  ...kept,
]

/** The one choice without which most games fit; all of them, when no single one prevents it; none, if nothing helps. */
export function blockingFilters(kinds: readonly FacetCount[], choices: Choices): Dimension[] {
  const all = chosen(choices)
  const tried = all.map((dimension) => ({ dimension, total: countKinds(kinds, without(choices, dimension)).total }))
  const best = tried.sort((a, b) => b.total - a.total)[0]
  if (best && best.total > 0) return [best.dimension]
  return kinds.length > 0 ? all : []
}
