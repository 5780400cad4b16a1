import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../src/arguments.ts'
import { equivalents, isEquivalent } from '../src/equivalents.ts'
import { mutantsIn, sourcesOf } from '../src/find/sources.ts'
import { root } from '../src/places.ts'
import { targets } from '../src/targets.ts'

describe.each(targets)('$name', (target) => {
  it('has sources, none of them a test', () => {
    const sources = sourcesOf(target)
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((file) => /\.(?:test|stories)\./.test(file))).toEqual([])
  })

  it('has test files that exist', () => {
    expect(target.tests.filter((file) => !existsSync(path.join(root, target.folder, file)))).toEqual([])
  })

  it('has something to change', () => expect(mutantsIn(target).length).toBeGreaterThan(10))
})

it('every equivalent mutant is still there', () => {
  const all = targets.flatMap(mutantsIn)
  expect(equivalents.filter((one) => !all.some((mutant) => isEquivalent(mutant, [one])))).toEqual([])
})

describe('arguments', () => {
  it('are twelve mutants of every target by default', () => {
    expect(readArguments([])).toEqual({ targets, sample: 12, seed: 1, at: [], isList: false })
  })

  it('choose targets, a size and a seed', () => {
    const { targets: chosen, ...rest } = readArguments(['--target', 'money', '--sample', '3', '--seed', '7'])
    expect(chosen.map(({ name }) => name)).toEqual(['money'])
    expect(rest).toMatchObject({ sample: 3, seed: 7 })
    expect(readArguments(['--all']).sample).toBe(null)
    expect(readArguments(['--at', 'win.ts:4']).sample).toBe(null)
  })

  it('are refused when they name no target or no number', () => {
    expect(() => readArguments(['--target', 'nothing'])).toThrow(/nothing/)
    expect(() => readArguments(['--sample', 'many'])).toThrow(/many/)
  })
})
