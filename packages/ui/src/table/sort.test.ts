import { expect, it } from 'vitest'
import type { Column } from './columns.ts'
import { compareDecimals, isDecimal } from './decimal.ts'
import { nextSort, sortRows } from './sort.ts'

type Row = { id: number; name: string; amount: string | number | null; at?: Date }
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'amount', header: 'Amount', kind: 'number', value: ({ amount }) => amount },
  { id: 'at', header: 'Time', kind: 'date', value: ({ at }) => at },
]
const row = (id: number, name: string, amount: Row['amount'] = null): Row => ({ id, name, amount })
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

it('keeps equal rows in their order, upwards and downwards', () => {
  const rows = Array.from({ length: 500 }, (_, id) => row(id, 'abc'[id % 3] ?? ''))
  for (const direction of ['ascending', 'descending'] as const) {
    const sorted = sortRows(rows, columns, { column: 'name', direction })
    for (const letter of 'abc') {
      const group = ids(sorted.filter(({ name }) => name === letter))
      expect(group).toEqual([...group].sort((a, b) => a - b))
    }
  }
})

it('leaves the rows that it was given as they are', () => {
  const rows = [row(1, 'b'), row(2, 'a')]
  expect(ids(sortRows(rows, columns, { column: 'name', direction: 'ascending' }))).toEqual([2, 1])
  expect(ids(rows)).toEqual([1, 2])
  expect(sortRows(rows, columns, null)).toBe(rows)
  expect(sortRows(rows, columns, { column: 'gone', direction: 'ascending' })).toBe(rows)
})

it('puts missing values and non-numbers last both ways', () => {
  const rows = [row(1, '', null), row(2, '', '10.5'), row(3, '', 'n/a'), row(4, '', '9.25'), row(5, '', Number.NaN)]
  expect(ids(sortRows(rows, columns, { column: 'amount', direction: 'ascending' }))).toEqual([4, 2, 1, 3, 5])
  expect(ids(sortRows(rows, columns, { column: 'amount', direction: 'descending' }))).toEqual([2, 4, 1, 3, 5])
})

it('puts a date that is none last', () => {
  const rows = [
    { ...row(1, ''), at: new Date('nonsense') },
    { ...row(2, ''), at: new Date(2000) },
    { ...row(3, ''), at: new Date(1000) },
  ]
  expect(ids(sortRows(rows, columns, { column: 'at', direction: 'ascending' }))).toEqual([3, 2, 1])
})

it('reads numbers inside of text, and letters by the language', () => {
  const rows = [row(1, 'Round 10'), row(2, 'round 9'), row(3, 'Ålesund'), row(4, 'Zamora')]
  expect(ids(sortRows(rows, columns, { column: 'name', direction: 'ascending' }, 'en'))).toEqual([3, 2, 1, 4])
  expect(ids(sortRows(rows, columns, { column: 'name', direction: 'ascending' }, 'sv'))).toEqual([2, 1, 4, 3])
})

it.each([
  ['9.25', '10.5', -1],
  ['-10.5', '-9.25', -1],
  ['-1', '1', -1],
  ['0', '-0.000', 0],
  ['1.50', '1.5', 0],
  ['007', '7', 0],
  ['9007199254740993', '9007199254740992', 1],
  ['0.30000000000000001', '0.3', 1],
  [1e-7, '0.0000001', 0],
  [1e22, 10n ** 22n, 0],
  ['.5', '0.5', 0],
])('%s against %s is %i', (a, b, sign) => {
  expect(Math.sign(compareDecimals(a, b)) + 0).toBe(sign)
  expect(Math.sign(compareDecimals(b, a)) + 0).toBe(-sign + 0)
})

it.each(['', ' ', '.', '-', '1,000', '₱5', '1e5', Number.POSITIVE_INFINITY, null, undefined, {}])(
  '%j is no decimal',
  (value) => expect(isDecimal(value)).toBe(false),
)

it('sorts upwards, downwards, then restores the original order', () => {
  const up = nextSort(null, 'name')
  expect(up).toEqual({ column: 'name', direction: 'ascending' })
  const down = nextSort(up, 'name')
  expect(down).toEqual({ column: 'name', direction: 'descending' })
  expect(nextSort(down, 'name')).toBeNull()
  expect(nextSort(down, 'amount')).toEqual({ column: 'amount', direction: 'ascending' })
})
