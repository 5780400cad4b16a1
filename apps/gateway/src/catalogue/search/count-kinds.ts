import type { FacetName } from '@boardwalk/api-client/contract'
import { type Choices, type CodeFacet, codeFacets, type Flag, type Sorted } from './choices.ts'

type Dimension = CodeFacet | Flag
export type Counted = { total: number; counts: Record<FacetName, Map<string, number>> }

/** The one choice that a kind does not meet; null when it meets all, undefined when it fails more: no facet counts it. */
function unmet({ codes, flags: has }: Sorted, choices: Choices): Dimension | null | undefined {
  let failed: Dimension | null = null
  for (const facet of codeFacets) {
    const wanted = choices.codes[facet]
    if (!wanted || codes[facet].some((code) => wanted.includes(code))) continue
    if (failed) return undefined
    failed = facet
  }
  for (const flag of choices.flags) {
    if (has.includes(flag)) continue
    if (failed) return undefined
    failed = flag
  }
  return failed
}

/**
 * Games that meet all choices, and for every choice how many it would show: AND across facets, OR within one. A facet's
 * counts leave out its own choices. One pass over the kinds of games, of which there are far fewer than games.
 */
export function countKinds(kinds: readonly Sorted[], choices: Choices): Counted {
  const counts = Object.fromEntries([...codeFacets, 'flag'].map((name) => [name, new Map()])) as Counted['counts']
  const add = (found: Map<string, number>, code: string, count: number) =>
    found.set(code, (found.get(code) ?? 0) + count)
  let total = 0
  for (const one of kinds) {
    const only = unmet(one, choices)
    if (only === undefined) continue
    if (only === null) total += one.count
    for (const facet of codeFacets)
      if (!only || only === facet) for (const code of one.codes[facet]) add(counts[facet], code, one.count)
    for (const flag of one.flags) if (!only || only === flag) add(counts.flag, flag, one.count)
  }
  return { total, counts }
}

/** Choices without one of them. */
export const without = ({ codes, flags: kept }: Choices, dimension: Dimension): Choices => ({
  codes: { ...codes, [dimension]: undefined },
  flags: kept.filter((flag) => flag !== dimension),
})

export const chosen = ({ codes, flags: kept }: Choices): Dimension[] => [
  ...codeFacets.filter((facet) => codes[facet]),
  ...kept,
]

/** The one choice without which most games fit; all of them, when no single one stands in the way; none, if nothing helps. */
export function inTheWay(kinds: readonly Sorted[], choices: Choices): Dimension[] {
  const all = chosen(choices)
  const tried = all.map((dimension) => ({ dimension, total: countKinds(kinds, without(choices, dimension)).total }))
  const best = tried.sort((a, b) => b.total - a.total)[0]
  if (best && best.total > 0) return [best.dimension]
  return kinds.length > 0 ? all : []
}
