import { describe, expect, it } from 'vitest'
import { pairsInTurn, partInTurn } from './matrix.ts'

const pairs = [
  ['first', 'en'],
  ['first', 'fil'],
  ['second', 'en'],
  ['second', 'bn'],
  ['third', 'en'],
  ['third', 'bn'],
] as const

it.each([1, 2, 4, 9])('gives each member of a list one of %i turns', (turns) => {
  const list = ['a', 'b', 'c', 'd', 'e']
  const parts = Array.from({ length: turns }, (_, rotation) => partInTurn(list, turns, rotation))
  expect(parts.flat().sort()).toEqual(list)
  expect(partInTurn(list, turns, turns + 1)).toEqual(partInTurn(list, turns, 1))
})

describe('brands in languages', () => {
  it.each([0, 1, 2, 3])('have each language in one brand in rotation %i', (rotation) => {
    const languages = pairsInTurn(pairs, rotation).map(([, language]) => language)
    expect(languages.sort()).toEqual(['bn', 'en', 'fil'])
  })

  it('all have their turn over the rotations', () => {
    const seen = [0, 1, 2].flatMap((rotation) => pairsInTurn(pairs, rotation))
    expect(new Set(seen)).toEqual(new Set(pairs))
  })
})
