import { describe, expect, it } from 'vitest'
import { themes } from '../../../skins/skin.ts'
import { strings } from './heroes/strings/index.ts'
import { nameOf } from './symbols.ts'

const heroes = ['http://games.example/skin/tiger.svg', '/skin/owl.svg']

describe('the name of a symbol', () => {
  it.each([
    ['en', 'Tiger', 'Owl'],
    ['fil', 'Tigre', 'Kuwago'],
    ['bn', 'বাঘ', 'পেঁচা'],
    ['hi', 'बाघ', 'रात का पंछी'],
    ['xx', 'Tiger', 'Owl'],
  ])('is in the language %s', (language, first, second) => {
    expect([nameOf('A', heroes, language), nameOf('B', heroes, language)]).toEqual([first, second])
  })

  it('is its letter on a tile of a letter, and on a picture without a skin', () => {
    expect([nameOf('e', heroes, 'bn'), nameOf('h', heroes, 'bn'), nameOf('A', [], 'bn')]).toEqual(['A', 'J', 'A'])
  })

  it('exists for every drawing of a theme', () =>
    expect([...themes].filter((theme) => !Object.hasOwn(strings.en, theme))).toEqual([]))
})
