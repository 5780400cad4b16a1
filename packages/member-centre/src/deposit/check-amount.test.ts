import { expect, it } from 'vitest'
import { checkAmount } from './check-amount.ts'

const method = { min: '50.00', max: '500.00' }

it.each([
  ['', null, null, 'missing'],
  ['.', null, null, 'missing'],
  ['49.99', null, null, 'range'],
  ['50', null, null, null],
  ['500.00', null, null, null],
  ['500.01', null, null, 'range'],
  ['100.00', '100.00', null, null],
  ['100.01', '100.00', null, 'limit'],
  ['199.99', null, '200.00', 'offer'],
  ['200.00', null, '200.00', null],
  ['199.99', '100.00', '200.00', 'limit'],
])('of %s with %s left of the own limit and an offer from %s on returns %s', (amount, remaining, minDeposit, problem) =>
  expect(
    checkAmount(amount, method, remaining === null ? null : { remaining }, minDeposit === null ? null : { minDeposit }),
  ).toBe(problem),
)
