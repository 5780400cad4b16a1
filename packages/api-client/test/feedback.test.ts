import { expect, it } from 'vitest'
import { countWords } from '../src/contract/feedback.ts'

it.each([
  ['', 0],
  ['  \n ', 0],
  ['…!?', 0],
  ['The game froze.', 3],
  ['Don’t stop', 2],
  ['Hindi gumagana ang laro', 4],
  ['গেমটি থেমে গেছে', 3],
  ['गेम रुक गया', 3],
  ['a1 2.50', 2],
])('counts the words of %j', (text, words) => {
  expect(countWords(text)).toBe(words)
})
