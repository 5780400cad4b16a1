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
  ])('comes back as it was: %s', (_, value) => {
    expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toEqual(value)
  })

  it('writes a repeated column and a repeated value once', () => {
    const text = JSON.stringify(pack([game(1), game(2), game(3)]))
    expect(text.match(/Game 1/g)).toHaveLength(1)
    expect(text.match(/RNG/g)).toHaveLength(1)
  })
})
