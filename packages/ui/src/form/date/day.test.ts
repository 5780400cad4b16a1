import { describe, expect, it } from 'vitest'
import { addDays, clampDay, dayOf, fromDate, orderRange, problemOf, readDay, toDate } from './day.ts'
import { partsOrder, typedDay, writeDay } from './day-text.ts'

describe('a day', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(readDay(text)).not.toBeNull()
    expect(fromDate(toDate(text) as Date)).toBe(text)
  })
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    'x',
    '2026-01-01T00:00',
  ])('%j does not', (text) => {
    expect(readDay(text)).toBeNull()
    expect(toDate(text)).toBeUndefined()
  })
  it('crosses months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01')
    expect(addDays('9999-12-31', 1)).toBe('')
    expect(addDays('nonsense', 1)).toBe('')
  })
  it('is limited to its bounds', () => {
    const bounds = { min: '2026-02-10', max: '2026-02-20' }
    expect(clampDay('2026-02-01', bounds)).toBe('2026-02-10')
    expect(clampDay('2026-03-01', bounds)).toBe('2026-02-20')
    expect(clampDay('2026-02-15', bounds)).toBe('2026-02-15')
    expect(clampDay('2026-02-15', {})).toBe('2026-02-15')
    expect([problemOf('2026-02-09', bounds), problemOf('2026-02-21', bounds)]).toEqual(['early', 'late'])
    expect([problemOf('2026-02-10', bounds), problemOf('', bounds), problemOf(null, bounds)]).toEqual([
      undefined,
      undefined,
      'unreadable',
    ])
  })
  it('refuses numbers that are none', () => {
    expect(dayOf(Number.NaN, 1, 1)).toBeNull()
    expect(dayOf(10_000, 1, 1)).toBeNull()
  })
})

it('turns a reversed range round and leaves an open one alone', () => {
  expect(orderRange({ from: '2026-03-02', to: '2026-03-01' })).toEqual({ from: '2026-03-01', to: '2026-03-02' })
  expect(orderRange({ from: '2026-03-02', to: '' })).toEqual({ from: '2026-03-02', to: '' })
  expect(orderRange({ from: '', to: '2026-03-02' })).toEqual({ from: '', to: '2026-03-02' })
})

describe('typed text', () => {
  it.each([
    ['en-US', '12/31/2026', '2026-12-31'],
    ['en-PH', '12/31/2026', '2026-12-31'],
    ['en-GB', '31/12/2026', '2026-12-31'],
    ['es', '1.2.2026', '2026-02-01'],
    ['zh-CN', '2026/2/1', '2026-02-01'],
    ['en-GB', '2026-02-01', '2026-02-01'],
    ['en-GB', '31122026', '2026-12-31'],
    ['en-US', '12312026', '2026-12-31'],
    ['en-US', '20261231', '2026-12-31'],
    ['bn', '৩১/১২/২০২৬', '2026-12-31'],
    ['ur', '31/12/2026', '2026-12-31'],
    ['th', '31/12/2026', '2026-12-31'],
    ['en-GB', '  ', ''],
    ['en-GB', '29/02/2024', '2024-02-29'],
    ['en-GB', '29/02/2026', null],
    ['en-GB', '31/12/26', null],
    ['en-GB', 'tomorrow', null],
    ['en-GB', '1/2/3/2026', null],
    ['en-GB', '3112', null],
  ])('in %s, %j is %s', (locale, text, day) => {
    expect(typedDay(text, locale)).toBe(day)
  })

  it.each(['en-US', 'en-GB', 'es', 'zh-CN', 'vi', 'ja', 'th', 'bn', 'hi', 'ur', 'id', 'fil', 'ar'])(
    'can be read again as %s writes it',
    (locale) => {
      for (const day of ['2024-02-29', '2026-12-31', '2026-01-02'])
        expect(typedDay(writeDay(day, locale), locale)).toBe(day)
      expect(partsOrder(locale).toSorted()).toEqual(['day', 'month', 'year'])
    },
  )

  it('is nothing for no day', () => {
    expect(writeDay('', 'en')).toBe('')
    expect(writeDay('2026-02-30', 'en')).toBe('')
  })
})
