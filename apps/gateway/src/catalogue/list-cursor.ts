import { type GamePlace, readPlace, seal, unseal, writePlace } from './opaque-cursor.ts'

/** Where a page of the game list begins and ends; other pages begin behind it or end before it. */
export type PageEnds = { first: GamePlace; last: GamePlace }

export const writeEnds = ({ first, last }: PageEnds): string => seal(`${writePlace(first)} ${writePlace(last)}`)

function endsOf(text: string): PageEnds | undefined {
  const [one, other, ...rest] = text.split(' ')
  const [first, last] = [readPlace(one), readPlace(other)]
  return first && last && rest.length === 0 ? { first, last } : undefined
}

/** @throws AppError VALIDATION_FAILED when no list gave it */
export const readEnds = (field: 'after' | 'before', cursor: string | undefined): PageEnds | null =>
  cursor === undefined ? null : unseal(field, cursor, endsOf)
