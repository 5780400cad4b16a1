import { describe, expect, it } from 'vitest'
import { textsOf } from '../../e2e/src/document-texts.ts'
import { createReader } from '../src/foreign-texts.ts'

import { textFiles } from '../src/texts.ts'

const names = ['Tala', 'Kislap Studio']

describe('text of a document', () => {
  it('is its texts and the attributes that are shown or read out, each once', () =>
    expect(
      textsOf(
        '<head><title>A &amp; B</title><meta name="description" content="C"><script>no()</script></head>' +
          '<p aria-label="D">one<!-- --> text</p><img alt="E" src="no"><p>one text</p><svg><title>no</title></svg>',
      ),
    ).toEqual(['A & B', 'one text', 'D', 'E', 'C']))
})

describe('reports the wrong texts of a page', () => {
  it.each([
    ['a key', 'bn', 'home.heading', 'a key or a placeholder'],
    ['an unfilled placeholder', 'en', 'Hello, {name}', 'a key or a placeholder'],
    ['English', 'fil', 'Settings', 'words of another language'],
    ['English beside Filipino', 'fil', 'Nasa wallet mo na ang prize of the day', 'words of another language'],
    ['Filipino', 'en', 'Mga tuntunin', 'words of another language'],
    ['letters of another language', 'bn', 'प्ले मनी', 'letters of another language'],
    ['Latin letters alone', 'hi', 'New arrivals', 'Latin letters alone'],
    ['a forbidden word', 'fil', 'Ang larong pera', 'larong pera'],
  ])('%s', async (_, tag, text, reason) =>
    expect((await createReader(tag, names))([text])).toContain(`${reason}: ${text}`),
  )

  it.each([
    ['en', ['Terms of use', 'Start with ৳1,000.00', 'Tala']],
    ['fil', ['Mga tuntunin ng paggamit', 'Slots']],
    ['bn', ['Kislap Studio', 'RTP 96.5%', 'di***', 'help@example.org', 'প্লে মানি']],
    ['hi', ['Tala', '₹1,000.00', 'प्ले मनी']],
  ])('and right in %s where it says %j', async (tag, texts) =>
    expect((await createReader(tag, names))(texts)).toEqual([]),
  )
})

it.each(['en', 'fil'])('finds no sentence of another language among the texts in %s', async (tag) => {
  const read = await createReader(tag, names)
  const own = textFiles().filter(({ name }) => !name.startsWith('sandbox-games/'))
  const texts = await Promise.all(own.map(async (file) => [...(await file.textsIn(tag)).values()]))
  expect(read(texts.flat().map((text) => text.replaceAll(/\{\w+\}|<[^>]*>/g, ' ').trim()))).toEqual([])
})
