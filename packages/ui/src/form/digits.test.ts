import { expect, it } from 'vitest'
import { digitsOf, toPlainDigits } from './digits.ts'

it.each([
  ['١٢٣', '123'],
  ['۱۲۳', '123'],
  ['९८७', '987'],
  ['৯৮৭', '987'],
  ['๐๙', '09'],
  ['１２３', '123'],
  ['𝟘𝟙𝟡', '019'],
  ['a1–b2', 'a1–b2'],
])('%s is written %s', (text, plain) => {
  expect(toPlainDigits(text)).toBe(plain)
})

it('keeps digits alone', () => {
  expect(digitsOf('+৬৩ (917) 123-4567')).toBe('639171234567')
  expect(digitsOf('no digits')).toBe('')
})
