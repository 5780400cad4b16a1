import { expect, it } from 'vitest'
import { checkAmount } from './check-amount.ts'

const method = { min: '50.00', max: '500.00' }

it.each([
  ['', null, 'missing'],
  ['.', null, 'missing'],
  ['49.99', null, 'range'],
  ['50', null, null],
  ['500.00', null, null],
  ['500.01', null, 'range'],
  ['100.00', '100.00', null],
  ['100.01', '100.00', 'limit'],
])('of %s with %s left of the own limit returns %s', (amount, remaining, problem) =>
  expect(checkAmount(amount, method, remaining === null ? null : { remaining })).toBe(problem),
)
