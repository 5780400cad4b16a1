import { type GamePlace, parseCursor, readPlace, writePlace } from './game-place.ts'

/** Where a page of the game list begins and ends; other pages begin behind it or end before it. */
export type PageBounds = { first: GamePlace; last: GamePlace }

/** Where a page that begins the list begins: nothing is before it. Not written, as such pages are part of documents. */
export const listStart: GamePlace = { sort: -2_147_483_647, id: '00000000-0000-0000-0000-000000000000' }

export const writeBounds = ({ first, last }: PageBounds): string =>
  `${first === listStart ? '' : writePlace(first)}_${writePlace(last)}`

function boundsOf(text: string): PageBounds | undefined {
  const [one, other, ...rest] = text.split('_')
  const [first, last] = [one === '' ? listStart : readPlace(one), readPlace(other)]
  return first && last && rest.length === 0 ? { first, last } : undefined
}

/** @throws AppError VALIDATION_FAILED when no list gave it */
export const readBounds = (field: 'after' | 'before', cursor: string | undefined): PageBounds | null =>
  cursor === undefined ? null : parseCursor(field, cursor, boundsOf)
