import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { boolParam, intParam, LanguageField, line, withinDates, withinPages } from '../src/contract/fields.ts'
import { AppError, Day, Id, isAppError, Money, MoneyIn, Rate, Ref, Ts } from '../src/contract/index.ts'

const fits = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success

describe.each([
  [
    'Money',
    Money,
    ['0.00', '-1.50', '12345678901234.1234'],
    [1, '1', '1.0', '01.00', '+1.00', '1.00000', '1e3', ' 1.00', '1.00\n'],
  ],
  [
    'MoneyIn',
    MoneyIn,
    ['1', '0.01', '0.0001', '99999999999999.9999'],
    ['0', '0.0', '0.00', '-1', '1.', '.5', '01', '1e3', '', '1.00001'],
  ],
  ['Rate', Rate, ['0', '1', '0.0125', '1.000'], ['1.1', '-0.1', '0.1234567', '']],
  ['Ts', Ts, ['2026-11-21T10:00:00.000Z'], ['2026-11-21T10:00:00Z', '2026-11-21 10:00:00.000Z', 0]],
  ['Day', Day, ['2026-11-21', '2024-02-29'], ['2026-02-29', '2026-13-01', '21-11-2026']],
  ['Id', Id, ['019aa5c0-0000-7000-8000-000000000001'], ['019AA5C0-0000-7000-8000-000000000001', 'x', '']],
  ['Ref', Ref, ['DP261121-0123456789'], ['XX261121-0123456789', 'DP261121-012345678I']],
  [
    'intParam',
    intParam(1, 100),
    ['1', '100', 7],
    ['0', '101', '1e1', '', ' 1', '01', '1.0', '-1', 1.5, Number.NaN, null],
  ],
  ['boolParam', boolParam, ['true', 'false', true], ['1', 'TRUE', '', 0]],
  ['LanguageField', LanguageField, ['EN', 'TY'], ['en', 'ENG', '']],
  ['line', line(3), ['', 'abc', 'é'], ['abcd', 'a\nb', '\u0000']],
])('%s', (_, schema: v.GenericSchema, good: readonly unknown[], bad: readonly unknown[]) => {
  it.each(good)('takes %j', (value) => expect(fits(schema, value)).toBe(true))
  it.each(bad)('refuses %j', (value) => expect(fits(schema, value)).toBe(false))
})

describe('bounds across fields', () => {
  const pages = v.pipe(v.strictObject({ pageNo: v.number(), pageSize: v.number() }), withinPages())
  const dates = v.pipe(v.strictObject({ startDate: v.string(), endDate: v.string() }), withinDates())

  it.each([
    [100, 100, true],
    [101, 100, false],
  ])('page %d of %d', (pageNo, pageSize, isFine) => expect(fits(pages, { pageNo, pageSize })).toBe(isFine))

  it.each([
    ['2026-11-21', '2026-11-21', true],
    ['2026-08-01', '2026-10-31', true],
    ['2026-08-01', '2026-11-01', false],
    ['2026-11-22', '2026-11-21', false],
  ])('days %s to %s', (startDate, endDate, isFine) => expect(fits(dates, { startDate, endDate })).toBe(isFine))
})

describe('AppError', () => {
  it('has a status and is recognised by its code', () => {
    const error = new AppError('INSUFFICIENT_FUNDS', { available: '1.00' })
    expect(error).toMatchObject({ status: 422, detail: { available: '1.00' }, message: 'INSUFFICIENT_FUNDS' })
    expect(isAppError(error)).toBe(true)
    expect(isAppError(Object.assign(new Error('x'), { name: 'AppError', code: 'NO_SUCH_CODE' }))).toBe(false)
  })
})
