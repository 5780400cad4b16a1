import { expect, it } from 'vitest'
import { maskName } from './mask.ts'

it.each([
  ['anabel', 'an***'],
  ['a', 'a***'],
  ['a𝒷cd', 'a𝒷***'],
  ['😀😀x', '😀😀***'],
])('shows of %s only whole characters', (name, shown) => {
  expect(maskName(name)).toBe(shown)
  expect(maskName(name).isWellFormed()).toBe(true)
})
