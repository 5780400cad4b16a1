import { AppError } from '@boardwalk/api-client/contract'

/** A game's place in the catalogue's order. */
export type GamePlace = { sort: number; id: string }

const placeShape = /^(-?\d{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const furthestSort = 2_147_483_647

/** The id as in the answer: a repeated id compresses to a few bytes, an encoded one does not. */
export const writePlace = ({ sort, id }: GamePlace): string => `${sort}.${id}`

/** Undefined where the text is no place that the database could compare with. */
export function readPlace(text: string | undefined): GamePlace | undefined {
  const [, sort, id] = placeShape.exec(text ?? '') ?? []
  return id && Math.abs(Number(sort)) <= furthestSort ? { sort: Number(sort), id } : undefined
}

/**
 * Clients hand back a cursor as they were given it.
 * @throws AppError VALIDATION_FAILED when no list gave it
 */
export function parseCursor<T>(field: string, cursor: string, parse: (text: string) => T | undefined): T {
  const found = parse(cursor)
  if (found === undefined) throw new AppError('VALIDATION_FAILED', { fields: [{ field, rule: 'cursor' }] })
  return found
}
