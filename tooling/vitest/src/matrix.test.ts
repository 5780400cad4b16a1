import { describe, expect, it } from 'vitest'
import { pairsInTurn } from './matrix.ts'

const pairs = [
  ['first', 'en'],
  ['first', 'fil'],
  ['second', 'en'],
  ['second', 'bn'],
  ['third', 'en'],
  ['third', 'bn'],
] as const

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
