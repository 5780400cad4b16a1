import { expect, it } from 'vitest'
import { fill, inEveryLanguage, textsFor } from './server-texts.ts'
import { checkTexts, textKeys } from './text-keys.ts'

it('names every text that a language lacks', () => {
  const { place, ...others } = textsFor('HI')
  expect(() => checkTexts({ ...others, place: { title: place.title } }, 'hi')).toThrow('hi: no text for place.content')
  expect(() => checkTexts(others, 'hi')).toThrow('place.title, place.content')
})

it('knows every key of the files', () => {
  const keys = Object.entries(textsFor('EN')).map(([group, found]) => [group, Object.keys(found).sort()])
  expect(Object.fromEntries(keys)).toEqual(
    Object.fromEntries(Object.entries(textKeys).map(([group, known]) => [group, [...known].sort()])),
  )
})

it('has one text in every language', () =>
  expect(inEveryLanguage(({ lotteryMenu }) => lotteryMenu.NORTH)).toEqual({
    EN: 'North',
    TY: 'Hilaga',
    BN: 'উত্তর',
    HI: 'उत्तर',
  }))

it('fills placeholders and leaves unknown ones', () => expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}'))
