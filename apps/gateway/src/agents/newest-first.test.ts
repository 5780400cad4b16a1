import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayMs } from '../time-units.ts'
import { newestFirst } from './newest-first.ts'

const window = { from: new Date(0), until: new Date(92 * dayMs) }
type Row = { at: number; no: number }

/** Rows of a list as the database gives them: of a part, after a place, the newest first and no more than the limit. */
function openRows(all: readonly Row[], limit: number) {
  const sorted = all.toSorted((a, b) => b.at - a.at || b.no - a.no)
  const counted = { reads: 0, most: 0 }
  const rows = newestFirst<Row, Row>({
    ...{ window, limit, placeOf: (row) => row },
    read: async ({ from, until }, after) => {
      counted.reads++
      const isAfter = ({ at, no }: Row) => after === null || at < after.at || (at === after.at && no < after.no)
      const found = sorted.filter((row) => row.at >= from.getTime() && row.at < until.getTime() && isAfter(row))
      counted.most = Math.max(counted.most, Math.min(found.length, limit))
      return found.slice(0, limit)
    },
  })
  return { rows, counted, sorted }
}

const times = fc.oneof(fc.nat(92 * dayMs - 1), fc.constantFrom(0, 5 * dayMs, 5 * dayMs + 1, 92 * dayMs - 1))

it('reads every row once, the newest first, wherever they are and however many are of one instant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(times, { maxLength: 120 }), fc.integer({ min: 1, max: 9 }), async (at, limit) => {
      const { rows, sorted } = openRows(
        at.map((each, no) => ({ at: each, no })),
        limit,
      )
      const read: Row[] = []
      for await (const slice of rows) read.push(...slice)
      expect(read).toEqual(sorted)
    }),
  )
})

it('holds no more rows than one read has, and reads nothing before it is asked', async () => {
  const all = Array.from({ length: 60_000 }, (_, no) => ({ at: (no * 7919) % (92 * dayMs), no }))
  const { rows, counted } = openRows(all, 500)
  let count = 0
  for await (const slice of rows) {
    count += slice.length
    const { reads } = counted
    await new Promise((resolve) => setImmediate(resolve))
    expect(counted.reads).toBe(reads)
  }
  expect(count).toBe(60_000)
  expect(counted.most).toBe(500)
})
