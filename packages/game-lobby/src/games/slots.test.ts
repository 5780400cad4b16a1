import { expect, it } from 'vitest'
import { gamesFrom } from '../testing/games.ts'
import { slotsOf } from './slots.ts'

const ids = (slots: ReturnType<typeof slotsOf>) => slots.map((slot) => slot && Number(slot.nodeId.slice(-4)))

it('puts pages behind each other and shows a game that moved between them once, where it came first', () =>
  expect(ids(slotsOf([{ games: gamesFrom(1, 3) }, { games: gamesFrom(3, 5) }], { pageSize: 3, total: 6 }))).toEqual([
    1, 2, 3, 4, 5,
  ]))

it('keeps the places of pages that are on their way, and no more than the list has', () =>
  expect(
    ids(slotsOf([{ games: gamesFrom(1, 2) }, {}, { games: gamesFrom(5, 6) }, {}], { pageSize: 2, total: 7 })),
  ).toEqual([1, 2, undefined, undefined, 5, 6, undefined]))

it('knows nothing of pages to come where the list does not say how long it is', () =>
  expect(ids(slotsOf([{ games: gamesFrom(1, 2) }, {}], { pageSize: 2, total: undefined }))).toEqual([1, 2]))
