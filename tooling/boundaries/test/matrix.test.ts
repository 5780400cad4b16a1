import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasTurn, partOf, specs, specsOf } from '../../e2e/src/matrix.ts'
import { root } from '../src/tree.ts'

const brands = ['philippines', 'bangladesh', 'india', 'a fourth']
const all = Object.keys(specs).sort()

describe('the end-to-end matrix', () => {
  it('lists for every spec file where it runs', () => {
    const files = globSync('tooling/e2e/src/specs/*.spec.ts', { cwd: root })
    expect(files.map((file) => path.basename(file, '.spec.ts')).sort()).toEqual(all)
  })

  it('runs every file in each rotation, and in every brand over all rotations', () => {
    const rotations = brands.map((_, rotation) => rotation)
    for (const rotation of rotations)
      expect([...new Set(brands.flatMap((brand) => specsOf(brand, brands, rotation)))].sort()).toEqual(all)
    for (const brand of brands)
      expect([...new Set(rotations.flatMap((rotation) => specsOf(brand, brands, rotation)))].sort()).toEqual(all)
  })

  it('gives each test that takes turns to one brand, and to every brand over all rotations', () => {
    const brandOf = (index: number, rotation: number) =>
      brands.filter((brand) => hasTurn(index, brand, brands, rotation))
    for (const index of [0, 3, 10]) {
      const turns = brands.map((_, rotation) => brandOf(index, rotation))
      expect(turns.every((turn) => turn.length === 1)).toBe(true)
      expect(turns.flat().sort()).toEqual(brands.toSorted())
    }
  })

  it.each([2, 3, 4])('has every file of every brand in one of %i parts, which are about equal', (parts) => {
    const runs = Array.from({ length: parts }, (_, part) =>
      brands.flatMap((brand) =>
        partOf(brand, brands, specsOf(brand, brands, 1), (index) => index % parts === part).map(
          (name) => `${brand} ${name}`,
        ),
      ),
    )
    const whole = brands.flatMap((brand) => specsOf(brand, brands, 1).map((name) => `${brand} ${name}`))
    expect(runs.flat().sort()).toEqual(whole.sort())
    for (const run of runs) expect(run.length).toBeGreaterThan(whole.length / parts / 2)
  })

  it('runs brand-independent specs in one brand and the others in all', () => {
    const runs = brands.flatMap((brand) => specsOf(brand, brands, 2))
    const expected = Object.entries(specs).flatMap(([name, where]) =>
      Array.from({ length: where === 'one brand' ? 1 : brands.length }, () => name),
    )
    expect(runs.sort()).toEqual(expected.sort())
  })
})
