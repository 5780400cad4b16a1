import { describe, expect, it } from 'vitest'
import { pack, unpack } from './pack.ts'

const game = (id: number) => ({ id, name: `Game ${id}`, title: `Game ${id}`, type: 'RNG', tags: [{ a: 1 }], url: null })

describe('a packed value', () => {
  it.each([
    ['a list of like objects', { list: [game(1), game(2), game(3), game(4)] }],
    ['lists inside lists', { menus: [1, 2, 3].map((id) => ({ id, vendors: [game(id), game(5), game(6)] })) }],
    ['objects that differ', [{ a: 1 }, { b: 1 }, { a: 1, b: 2 }]],
    ['one value throughout, even an empty list', [{ a: [] }, { a: [] }, { a: [] }]],
    ['keys that are missing or null', [{ a: null }, { a: null }, { a: 'x' }]],
    ['plain values', [1, 'two', null, true, [], {}]],
    ['objects without keys', [{}, {}, {}]],
    ['addresses around an id', ['7', '8', '9'].map((id) => ({ id, icon: `/art/${id}.webp`, same: `/art/${id}.webp` }))],
    ['addresses that hold it but once', ['7', '8', '9'].map((id) => ({ id, icon: `/art/${id === '9' ? '1' : id}` }))],
    ['texts around nothing', ['', 'a', 'b'].map((id) => ({ id, text: `(${id})` }))],
    [
      'names and their slugs',
      ['Mango Fiesta', 'A B C', 'Zed'].map((name) => ({ name, code: name.toLowerCase().replaceAll(' ', '-') })),
    ],
    [
      'slugs but for one',
      ['A B', 'C D', 'E'].map((name) => ({ name, code: name === 'E' ? 'E' : name.toLowerCase().replace(' ', '-') })),
    ],
    ['numbers beside texts of them', [1, 2, 3].map((id) => ({ id, code: `${id}` }))],
    ['numbers that look like texts', [1, 2, 3].map((id) => ({ id, text: `(${id})` }))],
    ['texts around a value that is no text', ['a', 2, null].map((id) => ({ id, text: `(${id})` }))],
  ])('comes back as it was: %s', (_, value) => {
    expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toEqual(value)
  })

  it('writes a repeated column and a repeated value once', () => {
    const text = JSON.stringify(pack([game(1), game(2), game(3)]))
    expect(text.match(/Game 1/g)).toHaveLength(1)
    expect(text.match(/RNG/g)).toHaveLength(1)
  })

  it('writes the text around an earlier column once', () => {
    const text = JSON.stringify(pack(['x7', 'x8', 'x9'].map((id) => ({ id, icon: `/art/${id}.webp` }))))
    expect(text.match(/x8/g)).toHaveLength(1)
    expect(text.match(/art/g)).toHaveLength(1)
  })

  it('leaves out slugs of an earlier column', () => {
    const text = JSON.stringify(
      pack(['A B', 'C D', 'E F'].map((name) => ({ name, code: name.toLowerCase().replace(' ', '-') }))),
    )
    expect(text).not.toMatch(/c-d/)
  })
})
