import { languages } from '@boardwalk/i18n/codes'
import { expect, it } from 'vitest'
import { gameTitle } from './game-names.ts'
import { fill, inEveryLanguage, textsFor } from './server-texts.ts'
import { textFile, wrongTexts } from './text-file.ts'

it('names every text that a language lacks, and every text without a use', () => {
  const keys = { place: ['title', 'content'], code: ['body'] }
  expect(wrongTexts({ place: { title: 'a', content: 'b' }, code: { body: 'c' } }, keys)).toEqual([])
  expect(wrongTexts({ place: { title: '', old: 'x' } }, keys)).toEqual([
    'no text for place.title',
    'no text for place.content',
    'no text for code.body',
    'no use for place.old',
  ])
})

it('names the missing texts of all languages at once', () => {
  const [first, last] = [Object.values(languages)[0], Object.values(languages).at(-1)]
  const read = () => textFile('none', { group: ['key'] })
  expect(read).toThrow(`locales/${first?.bcp47}/gateway/none.json: no text for group.key`)
  expect(read).toThrow(`locales/${last?.bcp47}/gateway/none.json: no text for group.key`)
})

it('has one text in every language', () =>
  expect(inEveryLanguage(({ lotteryMenu }) => lotteryMenu.NORTH)).toMatchObject({
    EN: 'North',
    TY: 'Hilaga',
    BN: 'উত্তর',
    HI: 'उत्तर',
  }))

it('orders the words of a title by the language', () => {
  expect(gameTitle('mango', 'golden', 'fiesta')).toMatchObject({
    EN: 'Golden Mango Fiesta',
    TY: 'Pista ng Gintong Mangga',
  })
  expect(gameTitle('mango', undefined, 'fiesta')).toMatchObject({ EN: 'Mango Fiesta', TY: 'Pista ng Mangga' })
  expect(gameTitle('mango', 'golden', undefined)).toMatchObject({ EN: 'Golden Mango', TY: 'Gintong Mangga' })
})

it('joins the words of a title as the grammar of the language wants', () => {
  expect(gameTitle('buffalo', undefined, 'carnival')).toMatchObject({ BN: 'মহিষের মেলা', HI: 'भैंसे का मेला' })
  expect(gameTitle('kite', undefined, 'wonders')).toMatchObject({ BN: 'ঘুড়ির বিস্ময়', HI: 'पतंग के अजूबे' })
  expect(gameTitle('buffalo', 'golden', undefined)).toMatchObject({ BN: 'সোনালি মহিষ', HI: 'स्वर्णिम भैंसा' })
  expect(gameTitle('coins', 'magic', 'riches')).toMatchObject({ BN: 'জাদুকরী মুদ্রার সম্পদ', HI: 'जादुई सिक्के की दौलत' })
})

it('uses English in a language outside the table', () => expect(textsFor('XX')).toBe(textsFor('EN')))

it('fills placeholders and leaves unknown ones', () => expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}'))
