import type { Game } from '@boardwalk/api-client/contract'
import type { Answer, Ask, ListSource } from './list-source.ts'

/** A place of a list: its game, or nothing while it is not known. */
export type ListItem = Game | undefined

/** One requested part: its places until its response arrives, and the unknown places before it. */
export type Part = { ask: Ask; places: number; room: number }

/** How far a list is read: its parts in order, whether the reader requested more, and the least number of places. */
export type Reading = { parts: readonly Part[]; isOpen: boolean; min: number }

export type Span = { from: number; to: number }
/** Unknown places before the part `index`, or behind the last one; the last gap may be longer than it is shown. */
export type Gap = Span & { index: number; isLast: boolean }

export type List = {
  reading: Reading
  answers: readonly Answer[]
  slots: readonly ListItem[]
  /** Start and end of each part. */
  spans: readonly Span[]
  gaps: readonly Gap[]
}

type Source = Pick<ListSource, 'pageSize' | 'canSkip' | 'isOurs'>

export const beginning = ({ pageSize }: Source): Reading => ({
  parts: [{ ask: { size: pageSize }, places: pageSize, room: 0 }],
  isOpen: false,
  min: pageSize,
})

export const firstCursor = (answers: readonly Answer[]) => answers.find(({ cursor }) => cursor)?.cursor ?? undefined

/** Whether no game can be between two parts, by their requests and responses. */
function isJoined(parts: readonly Part[], answers: readonly Answer[], index: number): boolean {
  const [ask, below, last] = [parts[index]?.ask, answers[index - 1], parts[index - 1]?.ask]
  if (ask?.after && ask.after === below?.cursor && !ask.skip) return true
  return below?.hasMore === false && last?.before === firstCursor(answers.slice(index))
}

/** Parts of a chain belong to it as long as the part before ends at their cursor. */
function linked(reading: Reading, answers: readonly Answer[]): Reading {
  const { parts } = reading
  const broken = parts.findIndex((_, index) => index > 0 && !isJoined(parts, answers, index))
  return broken < 0 ? reading : { ...reading, parts: parts.slice(0, broken) }
}

/**
 * The list from the responses to a reading. A game that repeats, because a page was refetched, is shown once, at its
 * first place. Unknown games keep their places.
 */
export function listOf(source: Source, given: Reading, answers: readonly Answer[]): List {
  const reading = source.canSkip ? given : linked(given, answers)
  const seen = new Set<string>()
  const slots: ListItem[] = []
  const gaps: Gap[] = []
  const isNew = (game: Game) =>
    (source.isOurs?.(game) ?? true) && !seen.has(game.nodeId) && Boolean(seen.add(game.nodeId))
  const leave = (places: number) => {
    for (let left = places; left > 0; left -= 1) slots.push(undefined)
  }
  const spans = reading.parts.map(({ room, places }, index) => {
    if (index > 0 && !isJoined(reading.parts, answers, index)) {
      const from = slots.length
      leave(Math.max(1, room))
      gaps.push({ index, from, to: slots.length, isLast: false })
    }
    const from = slots.length
    const games = answers[index]?.games
    if (games) slots.push(...games.filter(isNew))
    else leave(places)
    return { from, to: slots.length }
  })
  const from = slots.length
  const { hasMore } = answers[reading.parts.length - 1] ?? {}
  // The whole list can be scrolled to as soon as the reader requests more.
  if (source.canSkip && reading.isOpen && hasMore !== false)
    leave(Math.max(hasMore ? 1 : 0, (answers[0]?.total ?? 0) - from))
  if (hasMore) gaps.push({ index: reading.parts.length, from, to: slots.length, isLast: true })
  return { reading, answers, slots, spans, gaps }
}

/** The reading without a part, whose places are unknown again. */
export function without(reading: Reading, index: number): Reading {
  const { room, places } = reading.parts[index] ?? { room: 0, places: 0 }
  const parts = reading.parts.flatMap((part, at) => {
    if (at === index) return []
    return at === index + 1 ? { ...part, room: part.room + room + places } : part
  })
  return { ...reading, parts }
}
