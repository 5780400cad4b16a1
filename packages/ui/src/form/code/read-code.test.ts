import { expect, it } from 'vitest'
import { readCode } from './read-code.ts'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['Your code is 123456. It is good for 5 minutes.', '123456'],
  ['In 5 minutes it ends: 123456', '123456'],
  ['Within 10 minutes: 123 456', '123456'],
  ['G-123456', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['1234567', '123456'],
  ['12a3', '123'],
  ['', ''],
  ['no code', ''],
])('reads %j as %s', (text, code) => {
  expect(readCode(text, 6)).toBe(code)
})

it('takes codes of other lengths', () => {
  expect(readCode('Order 123456, code 9876', 4)).toBe('9876')
  expect(readCode('7', 1)).toBe('7')
})
