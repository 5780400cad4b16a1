import { type GamePlace, parseCursor, readPlace, writePlace } from './game-place.ts'

/** Where a page of the game list begins and ends; other pages begin behind it or end before it. */
export type PageBounds = { first: GamePlace; last: GamePlace }

export const writeBounds = ({ first, last }: PageBounds): string => `${writePlace(first)}_${writePlace(last)}`

function boundsOf(text: string): PageBounds | undefined {
  const [one, other, ...rest] = text.split('_')
  const [first, last] = [readPlace(one), readPlace(other)]
  return first && last && rest.length === 0 ? { first, last } : undefined
}

/** @throws AppError VALIDATION_FAILED when no list gave it */
export const readBounds = (field: 'after' | 'before', cursor: string | undefined): PageBounds | null =>
  cursor === undefined ? null : parseCursor(field, cursor, boundsOf)
