import { describe, expect, it, vi } from 'vitest'
import { isInPart, pairsInTurn, partInTurn, turnOf } from './matrix.ts'

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

describe('a run on a slow machine', () => {
  it.each([1, 2, 3, 4])('takes each of %i parts of a rotation once, before the next rotation', (parts) => {
    const runs = Array.from({ length: 3 * parts }, (_, run) => turnOf(run, parts))
    for (const rotation of [0, 1, 2])
      expect(runs.filter((turn) => turn.rotation === rotation).map(({ part }) => part)).toEqual([
        ...Array(parts).keys(),
      ])
  })

  it('has every file in one part', async () => {
    const parts: boolean[][] = []
    for (const run of ['0', '1', '2']) {
      vi.resetModules()
      vi.stubEnv('TEST_PARTS', '3').stubEnv('TEST_ROTATION', run)
      const own = await import('./matrix.ts')
      parts.push(Array.from({ length: 10 }, (_, index) => own.isInPart(index)))
    }
    vi.unstubAllEnvs()
    for (let index = 0; index < 10; index++) expect(parts.filter((part) => part[index])).toHaveLength(1)
  })

  it('is whole on other machines', () => {
    expect(turnOf(5, 1)).toEqual({ part: 0, rotation: 5 })
    expect([0, 1, 2].every(isInPart)).toBe(true)
  })
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
