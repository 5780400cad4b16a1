import { firstCursor, type Gap, type List, type Part, type Reading, type Span, without } from './list-parts.ts'
import type { ListSource } from './list-source.ts'

/** Places requested above those in view, and below them. */
const above = 24
const below = 72
/** Maximum games of one response, and of those that can be skipped before it (contract A5). */
const maxAskSize = 100
const furthest = 10_000

type Source = Pick<ListSource, 'pageSize' | 'canSkip'>

/** The wanted parts, most urgent first. */
function wantedSpans({ isOpen, min }: Reading, view: Span | null): Span[] {
  const start = { from: 0, to: min }
  if (!view || !isOpen) return [start]
  return [view, { from: view.from - above, to: view.to + below }, start]
}

const overlaps = (one: Span, other: Span) => one.from < other.to && one.to > other.from

/** Cuts the part of a gap to read, in whole pages from the start of the gap; of a chain its next page. */
function cut({ pageSize, canSkip }: Source, gap: Gap, want: Span): { offset: number; size: number } {
  if (!canSkip) return { offset: 0, size: pageSize }
  const pages = (places: number) => Math.floor(places / pageSize) * pageSize
  const offset = Math.min(pages(Math.max(0, want.from - gap.from)), furthest - maxAskSize)
  const missing = pages(Math.min(want.to, gap.to) - gap.from - offset + pageSize - 1)
  return { offset, size: Math.max(pageSize, Math.min(missing, pages(maxAskSize))) }
}

/** Adds one part to the reading, which covers the wanted places of a gap. */
function withPart(source: Source, { reading, answers, spans }: List, gap: Gap, want: Span): Reading {
  const { parts, min } = reading
  const { offset, size } = cut(source, gap, want)
  const anchor = answers.slice(0, gap.index).findLastIndex(({ cursor }) => cursor)
  const skip = Math.min(gap.from - (spans[anchor]?.to ?? 0) + offset, furthest - maxAskSize)
  const before = source.canSkip ? firstCursor(answers.slice(gap.index, parts.length)) : undefined
  const ask = {
    size,
    after: answers[anchor]?.cursor ?? undefined,
    ...(before && { before }),
    ...(skip > 0 && { skip }),
  }
  const left = gap.isLast ? (answers[0]?.total ?? 0) - gap.from - offset : gap.to - gap.from - offset
  const places = Math.max(0, Math.min(size, left))
  const part: Part = { ask, places, room: offset }
  const rest = parts.slice(gap.index).map((next, at) => (at > 0 ? next : { ...next, room: Math.max(0, left - places) }))
  return {
    ...reading,
    parts: [...parts.slice(0, gap.index), part, ...rest],
    // A return to a chain reads it as far as before.
    min: source.canSkip ? min : Math.max(min, gap.from + size),
  }
}

/**
 * The reading with the next request, one part at a time, so that each begins at the end of the others. The same reading
 * when there is nothing to request. A pending or failed part that is no longer wanted is replaced.
 */
export function nextAsk(source: Source, list: List, view: Span | null): Reading {
  const { reading, answers, spans, gaps } = list
  const wants = wantedSpans(reading, view)
  const waiting = reading.parts.findIndex((_, index) => !answers[index]?.games)
  const pending = spans[waiting]
  if (pending) {
    const isWanted = waiting === 0 || !source.canSkip || wants.some((want) => overlaps(pending, want))
    return isWanted ? reading : without(reading, waiting)
  }
  for (const want of wants) {
    const gap = gaps.find((one) => overlaps(one.isLast ? { ...one, to: Number.POSITIVE_INFINITY } : one, want))
    if (gap) return withPart(source, list, gap, want)
  }
  return reading
}
