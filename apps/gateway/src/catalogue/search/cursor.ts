import { type GamePlace, parseCursor, readPlace, writePlace } from '../game-place.ts'

/** The last game of a page in the order of the list; the next page begins right behind it, wherever that is by then. */
export type Place = GamePlace & { rank: number }

const shape = /^(-?\d{1,6})\.(.+)$/

export const writeCursor = ({ rank, ...place }: Place): string => `${rank}.${writePlace(place)}`

/** @throws AppError VALIDATION_FAILED when no list gave it */
export const readCursor = (cursor: string): Place =>
  parseCursor('cursor', cursor, (text) => {
    const [, rank, rest] = shape.exec(text) ?? []
    const place = readPlace(rest)
    return place && { rank: Number(rank), ...place }
  })
