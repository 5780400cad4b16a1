import { AppError } from '@boardwalk/api-client/contract'

/** The last game of a page in the order of the list; the next page begins right behind it, wherever that is by then. */
export type Place = { rank: number; sort: number; id: string }

const shape = /^(-?\d{1,6})\.(-?\d{1,10})\.([0-9a-f-]{36})$/

export const writeCursor = ({ rank, sort, id }: Place): string =>
  Buffer.from(`${rank}.${sort}.${id}`).toString('base64url')

/** @throws AppError VALIDATION_FAILED when no list gave it */
export function readCursor(text: string): Place {
  const [, rank, sort, id] = shape.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  if (!id || Number(sort) > 2_147_483_647)
    throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'cursor', rule: 'cursor' }] })
  return { rank: Number(rank), sort: Number(sort), id }
}
