import { AppError } from '@boardwalk/api-client/contract'

/** A game's place in the catalogue's order. */
export type GamePlace = { sort: number; id: string }

const placeShape = /^(-?\d{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const furthestSort = 2_147_483_647

export const writePlace = ({ sort, id }: GamePlace): string => `${sort}.${id}`

/** Undefined where the text is no place that the database could compare with. */
export function readPlace(text: string | undefined): GamePlace | undefined {
  const [, sort, id] = placeShape.exec(text ?? '') ?? []
  return id && Math.abs(Number(sort)) <= furthestSort ? { sort: Number(sort), id } : undefined
}

/** A cursor is opaque to clients; they hand back what they were given. */
export const seal = (text: string): string => Buffer.from(text).toString('base64url')

/** @throws AppError VALIDATION_FAILED when no list gave it */
export function unseal<T>(field: string, cursor: string, read: (text: string) => T | undefined): T {
  const found = read(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (found === undefined) throw new AppError('VALIDATION_FAILED', { fields: [{ field, rule: 'cursor' }] })
  return found
}
