import type { Game } from '@boardwalk/api-client/contract'
import { makeGameList } from '@boardwalk/api-client/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gamesFrom } from '../testing/games.ts'
import { beginning, type List, listOf, type Reading, type Span, without } from './list-parts.ts'
import type { Answer, Ask } from './list-source.ts'
import { nextAsk } from './next-ask.ts'

const source = { pageSize: 24, canSkip: true }
const chain = { pageSize: 24, canSkip: false }
const still = { isError: false, isFetching: false }
const open = (reading: Reading): Reading => ({ ...reading, isOpen: true })
const ids = (list: List) => list.slots.map((slot) => slot && Number(slot.nodeId.slice(-4)))

/** A list of games that may change between its responses. */
function reader(all: () => readonly Game[], of: typeof source = source) {
  const answers = new Map<Ask, Answer>()
  let reading = beginning(of)
  const list = () =>
    listOf(
      of,
      reading,
      reading.parts.map(({ ask }) => answers.get(ask) ?? { isError: false, isFetching: true }),
    )
  return {
    list,
    asks: () => reading.parts.map(({ ask }) => ask),
    answer(change?: (answer: Answer) => Answer) {
      for (const { ask } of reading.parts) {
        if (answers.get(ask)?.games) continue
        const { size, ...place } = ask
        const { totalCount, ...found } = makeGameList(all(), { ...place, pageSize: size })
        const answer = { ...still, ...found, total: totalCount }
        answers.set(ask, change?.(answer) ?? answer)
      }
    },
    /** Whether there was a part to request or to drop. */
    look(view: Span | null) {
      const before = reading
      reading = nextAsk(of, list(), view)
      return reading !== before
    },
    change(to: (reading: Reading) => Reading) {
      reading = to(reading)
    },
  }
}
/** Looks until there is nothing left to request. */
function rest(list: ReturnType<typeof reader>, view: Span | null, between: () => void = () => {}) {
  for (let turns = 0; list.look(view); turns += 1) {
    if (turns > 400) throw new Error('There is no end to what is asked for.')
    between()
    list.answer()
  }
}

describe('a list of parts', () => {
  it('has one page, and shows that more follow, until the reader requests more', () => {
    const list = reader(() => gamesFrom(1, 100))
    list.answer()
    expect(list.look({ from: 0, to: 24 })).toBe(false)
    expect(list.list()).toMatchObject({ slots: gamesFrom(1, 24), gaps: [{ isLast: true }] })
  })

  it('has all its places afterwards, and requests those in view, then the adjacent ones', () => {
    const list = reader(() => gamesFrom(1, 1_000))
    list.answer()
    list.change(open)
    expect(list.list().slots).toHaveLength(1_000)
    rest(list, { from: 500, to: 530 })
    const [first, ...asks] = list.asks()
    expect(first).toEqual({ size: 24 })
    expect(asks.map(({ skip, size }) => [skip, size])).toEqual([
      [432, 24],
      [456, 72],
      [undefined, 72],
    ])
    const known = ids(list.list())
    expect(known.findIndex((id, at) => at > 24 && id !== undefined)).toBeLessThanOrEqual(476)
    for (let at = 476; at < 602; at += 1) expect(known[at]).toBe(at + 1)
    expect(known).toHaveLength(1_000)
  })

  it('drops a pending or failed part that is no longer wanted; a wanted one stays', () => {
    const list = reader(() => gamesFrom(1, 1_000))
    list.answer()
    list.change(open)
    list.look({ from: 500, to: 530 })
    expect(list.look({ from: 510, to: 540 })).toBe(false)
    expect(list.list().slots).toHaveLength(1_000)
    list.look({ from: 900, to: 930 })
    expect(list.asks()).toHaveLength(1)
    list.look({ from: 900, to: 930 })
    expect(list.asks()[1]?.skip).toBe(864)
  })

  it('requests the gap that a changed response leaves', () => {
    const games = gamesFrom(1, 60)
    let all = games.slice(1)
    const list = reader(() => all)
    list.answer()
    list.change((reading) => ({ ...reading, isOpen: true, min: 48 }))
    rest(list, null)
    all = games
    // The first page is refetched and ends one game earlier now.
    const { reading, answers } = list.list()
    const [first, ...others] = answers as [Answer, ...Answer[]]
    const again = { ...first, ...makeGameList(all, { pageSize: 24 }) }
    const changed = listOf(source, reading, [again, ...others])
    expect(changed.gaps[0]).toMatchObject({ index: 1, from: 24, to: 25 })
    const asked = nextAsk(source, changed, null)
    expect(asked.parts[1]?.ask).toMatchObject({ after: again.cursor, before: others[0]?.cursor })
    const filled = makeGameList(all, { ...asked.parts[1]?.ask, pageSize: 24 })
    const whole = listOf(source, asked, [again, { ...still, ...filled }, ...others])
    expect(ids(whole).slice(0, 48)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1))
    expect(whole.gaps.filter(({ isLast }) => !isLast)).toEqual([])
  })

  it('shows a game of two responses once, at its first place', () => {
    const games = gamesFrom(1, 60)
    const list = reader(() => games)
    list.answer()
    list.change((reading) => ({ ...reading, isOpen: true, min: 48 }))
    rest(list, null)
    const { reading, answers } = list.list()
    const [first, ...others] = answers as [Answer, ...Answer[]]
    // The fifth game is removed, and the refetched first page ends with the first game of the second part.
    const again = { ...first, ...makeGameList(games.toSpliced(4, 1), { pageSize: 24 }) }
    expect(again.games.at(-1)).toBe(others[0]?.games?.[0])
    const known = ids(listOf(source, reading, [again, ...others])).filter((id) => id !== undefined)
    expect(known).toEqual(Array.from({ length: 48 }, (_, at) => at + 1).toSpliced(4, 1))
  })

  it('reads a gap up to the part behind it', () => {
    const list = reader(() => gamesFrom(1, 200))
    list.answer()
    list.change(open)
    rest(list, { from: 150, to: 170 })
    const { answers } = list.list()
    expect(list.look({ from: 24, to: 60 })).toBe(true)
    expect(list.asks()[1]).toEqual({ size: 48, after: answers[0]?.cursor, before: answers[1]?.cursor })
  })

  it('opens a gap again where the refetched part behind it begins elsewhere', () => {
    const games = gamesFrom(1, 96)
    const [first, third] = [makeGameList(games), makeGameList(games, { pageNo: 4 })]
    const between = { after: first.cursor ?? '', before: third.cursor ?? '' }
    const asks: Ask[] = [{ size: 24 }, { size: 48, ...between }, { size: 24, after: between.after, skip: 48 }]
    const reading = { parts: asks.map((ask) => ({ ask, places: ask.size, room: 0 })), isOpen: true, min: 24 }
    const second = makeGameList(games, { ...between, pageSize: 48 })
    const listWith = (last: typeof third) =>
      listOf(
        source,
        reading,
        [first, second, last].map((answer) => ({ ...still, ...answer, total: 96 })),
      )
    expect(listWith(third)).toMatchObject({ slots: games, gaps: [] })
    // A game that was before it leaves, and the third part begins one game later.
    const shifted = makeGameList(games.toSpliced(30, 1), { after: between.after, skip: 48 })
    const changed = listWith(shifted)
    expect(changed.gaps).toMatchObject([{ index: 2, isLast: false }])
    const asked = nextAsk(source, changed, { from: 0, to: 96 })
    expect(asked.parts[2]?.ask).toEqual({ size: 24, after: second.cursor, before: shifted.cursor })
  })

  it('reads a chain from its end on, as far as is wanted, and from where it broke', () => {
    const list = reader(() => gamesFrom(1, 100), chain)
    list.answer()
    expect(list.look({ from: 0, to: 24 })).toBe(false)
    list.change((reading) => ({ ...reading, isOpen: true, min: 48 }))
    rest(list, null)
    expect(list.list().slots).toHaveLength(48)
    rest(list, { from: 24, to: 48 })
    expect(ids(list.list())).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    const { reading, answers } = list.list()
    const broken = answers.map((answer, index) => (index === 1 ? { ...answer, cursor: 'other' } : answer))
    expect(listOf(chain, reading, broken).slots).toHaveLength(48)
  })

  it('keeps its places when a part is given up', () => {
    const list = reader(() => gamesFrom(1, 1_000))
    list.answer()
    list.change(open)
    for (const from of [500, 200, 700]) rest(list, { from, to: from + 10 })
    const last = () => ids(list.list()).findLastIndex(Boolean)
    const before = last()
    while (list.asks().length > 2) list.change((reading) => without(reading, 1))
    expect(last()).toBe(before)
    expect(list.list().slots).toHaveLength(1_000)
  })
})

describe('a list that is read while games join and leave', () => {
  const step = fc.record({
    at: fc.integer({ min: 0, max: 600 }),
    size: fc.integer({ min: 1, max: 80 }),
    joins: fc.array(fc.integer({ min: 1, max: 1_999 }), { maxLength: 6 }),
    leaves: fc.array(fc.nat(999), { maxLength: 6 }),
    fails: fc.boolean(),
  })

  it('neither repeats nor skips a game in any order of viewing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 30, max: 600 }), (steps, count) => {
        // Even ones are there at the beginning, odd ones join.
        const there = new Set(Array.from({ length: count }, (_, at) => 2 * at + 2))
        const stays = new Set(there)
        const games = new Map(gamesFrom(1, 2_000).map((game, at) => [at + 1, game]))
        const all = () => [...there].toSorted((a, b) => a - b).map((id) => games.get(id) as Game)
        const list = reader(all)
        list.answer()
        list.change(open)
        for (const { at, size, joins, leaves, fails } of steps) {
          const view = { from: at, to: at + size }
          if (fails && list.look(view)) list.answer((answer) => ({ isError: true, isFetching: answer.isFetching }))
          for (const id of joins) there.add(2 * (id % count) + 1)
          for (const id of leaves) {
            there.delete(2 * id + 2)
            stays.delete(2 * id + 2)
          }
          if (fails)
            list.change((reading) =>
              list
                .list()
                .answers.flatMap((answer, index) => (answer.isError ? [index] : []))
                .reduceRight(without, reading),
            )
          rest(list, view)
        }
        for (let turns = 0; list.list().gaps.length > 0 && turns < 400; turns += 1) {
          const from = list.list().gaps[0]?.from ?? 0
          rest(list, { from, to: from + 60 })
        }
        const seen = ids(list.list())
        expect(list.list().gaps).toEqual([])
        expect(new Set(seen).size).toBe(seen.length)
        expect([...stays].filter((id) => !seen.includes(id))).toEqual([])
        expect(seen).toEqual(seen.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
      }),
    )
  })
})
