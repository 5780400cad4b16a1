import { expect, it } from 'vitest'
import { gamesFrom } from '../testing/games.ts'
import { slotMaker } from './slots.ts'

const slotsOf: ReturnType<typeof slotMaker> = (pages, size) => slotMaker()(pages, size)

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

it('makes the same of pages that come one by one, in any order, as of all at once, and again when one changes', () => {
  const size = { pageSize: 3, total: 12 }
  const all = [gamesFrom(1, 3), gamesFrom(3, 5), gamesFrom(5, 8), gamesFrom(4, 10)].map((games) => ({ games }))
  const changed = [{ games: gamesFrom(2, 4) }, ...all.slice(1)]
  const grown = slotMaker()
  for (const there of [[0], [0, 2], [0, 1, 2], [0, 1, 2, 3], [0, 1, 3], [1]]) {
    const pages = all.map((page, at) => (there.includes(at) ? page : {}))
    expect(ids(grown(pages, size))).toEqual(ids(slotsOf(pages, size)))
  }
  expect(ids(grown(changed, size))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ids(grown(all, size))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('gives the same list again as long as nothing came', () => {
  const grown = slotMaker()
  const pages = [{ games: gamesFrom(1, 3) }]
  expect(grown(pages, { pageSize: 3, total: 3 })).toBe(grown([...pages], { pageSize: 3, total: 3 }))
})
