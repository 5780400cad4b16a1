import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

const codes = ['63', '880', '91', '1', '1242']
it.each([
  ['917 123 4567', '63', { dialling: '63', number: '9171234567' }],
  ['(0917) 123-4567', '63', { dialling: '63', number: '09171234567' }],
  ['+63 917 123 4567', '63', { dialling: '63', number: '9171234567' }],
  ['+880 1712-345678', '63', { dialling: '880', number: '1712345678' }],
  ['00911234567890', '63', { dialling: '91', number: '1234567890' }],
  ['+1 242 555 0100', '63', { dialling: '1242', number: '5550100' }],
  ['+49 30 123', '63', { dialling: '63', number: '4930123' }],
  ['+৮৮০ ১৭১২', '63', { dialling: '880', number: '1712' }],
  ['abc', '63', { dialling: '63', number: '' }],
])('reads %j beside +%s', (text, current, value) => {
  expect(readNumber(text, current, codes)).toEqual(value)
})

it('cuts to the most digits, after the dialling code is off', () => {
  expect(readNumber('+63 91712345678', '63', codes, 10)).toEqual({ dialling: '63', number: '9171234567' })
})
