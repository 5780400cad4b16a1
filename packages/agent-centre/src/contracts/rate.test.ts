import { expect, it } from 'vitest'
import { millionthsOf, percentOf, rateOf } from './rate.ts'

it.each([
  ['0', '0'],
  ['0.0125', '1.25'],
  ['0.000001', '0.0001'],
  ['0.4', '40'],
  ['1', '100'],
  ['0.123456', '12.3456'],
])('writes %s as %s%% and reads it back', (rate, percent) => {
  expect(percentOf(rate)).toBe(percent)
  expect(rateOf(millionthsOf(percent) ?? -1n)).toBe(rate)
})

it.each(['', '.5', '100.0001', '101', '1.00001', '-1', '1e1'])('does not take %j', (percent) => {
  expect(millionthsOf(percent)).toBeNull()
})
