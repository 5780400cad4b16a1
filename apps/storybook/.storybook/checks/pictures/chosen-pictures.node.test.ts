import { expect, test } from 'vitest'
import { chosenPictures, pageOf } from './chosen-pictures.ts'

const there = {
  brands: ['india', 'philippines'],
  pages: [
    { page: 'forms', pictures: [] },
    { page: 'layout-and-text', pictures: [] },
    { page: 'overlays', pictures: ['overlays-question'] },
  ],
}
const all = ['forms', 'layout-and-text', 'overlays']
const choose = (...words: string[]) => chosenPictures(words, there)

test('no word chooses everything', () => {
  expect(choose()).toEqual({ brands: there.brands, themes: ['light', 'dark'], pages: all })
})

test('words choose pages, brands and themes; a kind without a word is chosen whole', () => {
  expect(choose('forms', 'india', 'dark')).toEqual({ pages: ['forms'], brands: ['india'], themes: ['dark'] })
  expect(choose('layout-and-text', 'forms').pages).toEqual(['forms', 'layout-and-text'])
  expect(choose('india')).toEqual({ pages: all, brands: ['india'], themes: ['light', 'dark'] })
})

test('the name of one of several pictures chooses its page', () => {
  expect(choose('overlays-question').pages).toEqual(['overlays'])
})

test.each([['froms'], ['form'], ['formsx'], ['overlays-answer'], ['indai']])(
  '%s is refused, also beside a word that is known',
  (word) => {
    const sentence = `Nothing is called ${word}. There are the pages forms, layout-and-text, overlays, overlays-question; the brands india, philippines; and light, dark.`
    expect(() => choose(word)).toThrow(sentence)
    expect(() => choose('forms', word, 'dark')).toThrow(sentence)
  },
)

test('a page is called after its file, a further picture after its story', () => {
  const text = 'export const Everything: Story = {}\nexport const LongQuestion: Story = {}'
  expect(pageOf('LayoutAndText.stories.tsx', text)).toEqual({
    page: 'layout-and-text',
    pictures: ['layout-and-text-long-question'],
  })
})
