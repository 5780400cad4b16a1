import { expect, it } from 'vitest'
import type { Column } from './columns.ts'
import { csvField, toCsv } from './csv.ts'

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['বাংলা', 'বাংলা'],
])('writes %j as RFC 4180 does', (text, field) => expect(csvField(text)).toBe(field))

it.each([
  '=1+1',
  '+639171234567',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  '\r=1',
  '\tplain',
  '\rplain',
  '\nplain',
  '＝1',
  '-',
  '--5',
])('does not let %j be a formula', (text) =>
  expect(csvField(text).replace(/^"/, '')).toBe(csvField(text).startsWith('"') ? `'${text}"` : `'${text}`),
)

it.each(['-12.50', '0', '1000000000000000000000.1234'])('leaves the number %s a number', (text) =>
  expect(csvField(text)).toBe(text),
)

type Row = { name: string; amount: string | null; at: Date }
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name, full', value: ({ name }) => name },
  { id: 'amount', header: 'Amount', value: ({ amount }) => amount },
  { id: 'at', header: 'Time', value: ({ at }) => at, csv: ({ at }) => at.toISOString().slice(0, 10) },
]

it('starts with the mark of UTF-8 and a head, ends every line with CRLF', () => {
  const at = new Date('2026-11-21T10:00:00Z')
  expect(
    toCsv(columns, [
      { name: 'Rahim', amount: '-5.00', at },
      { name: '=cmd()', amount: null, at },
    ]),
  ).toBe('\uFEFF"Name, full",Amount,Time\r\nRahim,-5.00,2026-11-21\r\n\'=cmd(),,2026-11-21\r\n')
})

it('is a head alone without rows', () => {
  expect(toCsv(columns, [])).toBe('\uFEFF"Name, full",Amount,Time\r\n')
})
