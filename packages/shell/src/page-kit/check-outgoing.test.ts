import { expect, it } from 'vitest'
import { checkOutgoing, isPart } from './check-outgoing.ts'

const rule = { min: '100.00', max: '5000.00', available: '2000.00', amountLeft: '1500.00' }

it.each([
  ['', 'range'],
  ['99.99', 'range'],
  ['5000.01', 'range'],
  ['2000.01', 'funds'],
  ['1500.01', 'day'],
  ['1500.00', null],
  ['100', null],
])('of %s says %s', (amount, problem) => expect(checkOutgoing(amount, rule)).toBe(problem))

it.each([
  ['0.00', false],
  ['0.01', true],
  ['199.99', true],
  ['200.00', false],
  ['', false],
])('%s of 200.00 is a part: %s', (amount, isOne) => expect(isPart(amount, '200.00')).toBe(isOne))
