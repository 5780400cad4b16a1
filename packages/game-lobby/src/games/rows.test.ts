import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grown, isMuch, isSameRows, kept, type Rows, reachable } from './rows.ts'

const goal: Rows = { first: 8, last: 16 }
const view: Rows = { first: 10, last: 14 }

const rows = (text: string): Rows => {
  const [first = Number.NaN, last = Number.NaN] = text.split('–').map(Number)
  return { first, last }
}

describe('rows that can be drawn', () => {
  it.each([
    ['all that are wanted, where all are known', '0–99', '8–16'],
    ['none that is unknown', '9–12', '9–12'],
    ['from the first known one in view', '12–99', '12–16'],
    ['the first in view, where nothing in view is known', '15–99', '10–10'],
    ['the same where nothing is known at all', '50–60', '10–10'],
  ])('are %s', (_, known, drawn) => {
    const { first, last } = rows(known)
    expect(reachable(goal, view, (row) => row >= first && row <= last)).toEqual(rows(drawn))
  })

  it('stop at a gap', () => {
    expect(reachable(goal, view, (row) => row !== 13)).toEqual(rows('8–12'))
    expect(reachable(goal, view, (row) => row !== 10)).toEqual(rows('11–16'))
  })

  it.each([
    ['no more than a reader brings', '7–15', false],
    ['two at once', '6–14', true],
    ['a jump', '0–7', false],
    ['fewer than before', '8–20', false],
  ])('are much for one frame or not: %s', (_, drawn, isTooMuch) => {
    expect(isMuch(rows(drawn), goal)).toBe(isTooMuch)
  })
})

describe('rows after fast scrolling', () => {
  it.each<[string, Rows, Rows]>([
    ['those that are drawn and still wanted stay', { first: 4, last: 9 }, { first: 8, last: 9 }],
    ['all stay where nothing changed', goal, goal],
    ['the first in view begins where none is left', { first: 0, last: 3 }, { first: 10, last: 10 }],
    ['neighbours are apart too', { first: 17, last: 20 }, { first: 10, last: 10 }],
  ])('%s', (_, drawn, rows) => expect(kept(drawn, goal, view)).toEqual(rows))

  it('come one by one: in view, then below, then above', () => {
    const order: Rows[] = [{ first: 10, last: 10 }]
    for (let last = order[0] as Rows; !isSameRows(last, goal); last = order.at(-1) as Rows)
      order.push(grown(last, goal, view))
    expect(order.map(({ first, last }) => `${first}-${last}`)).toEqual([
      ...['10-10', '10-11', '10-12', '10-13', '10-14', '10-15', '10-16', '9-16', '8-16'],
    ])
  })

  it('are all there after as many steps as rows are missing, wherever one began', () => {
    const inside = (first: number, last: number) =>
      fc.tuple(fc.integer({ min: first, max: last }), fc.integer({ min: first, max: last })).map(([a, b]) => ({
        first: Math.min(a, b),
        last: Math.max(a, b),
      }))
    const cases = inside(0, 40).chain((goal) =>
      fc.record({ goal: fc.constant(goal), view: inside(goal.first, goal.last), drawn: inside(0, 40) }),
    )
    fc.assert(
      fc.property(cases, ({ goal, view, drawn }) => {
        let rows = kept(drawn, goal, view)
        const missing = goal.last - goal.first - (rows.last - rows.first)
        for (let step = 0; step < missing; step += 1) {
          const next = grown(rows, goal, view)
          expect(next.last - next.first).toBe(rows.last - rows.first + 1)
          rows = next
        }
        expect(rows).toEqual(goal)
      }),
    )
  })
})
