import { describe, expect, it, vi } from 'vitest'
import { pairsInTurn, partInTurn, turnOf } from './matrix.ts'

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

  /** The files of ten that a run takes. */
  async function filesOf(run: string, parts: string) {
    vi.resetModules()
    vi.stubEnv('TEST_PARTS', parts).stubEnv('TEST_ROTATION', run).stubEnv('TEST_MATRIX', '')
    const { isInPart } = await import('./matrix.ts')
    vi.unstubAllEnvs()
    return Array.from({ length: 10 }, (_, index) => index).filter(isInPart)
  }

  it('has every file in one part', async () => {
    const parts = [await filesOf('0', '3'), await filesOf('1', '3'), await filesOf('2', '3')]
    expect(parts.flat().sort()).toEqual([...Array(10).keys()])
    expect(await filesOf('3', '3')).toEqual(parts[0])
  })

  it('is whole on other machines', async () => {
    expect(turnOf(5, 1)).toEqual({ part: 0, rotation: 5 })
    for (const parts of ['', '1']) expect(await filesOf('5', parts)).toHaveLength(10)
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
