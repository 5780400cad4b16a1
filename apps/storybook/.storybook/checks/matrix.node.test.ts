import { loadBrands } from '@boardwalk/brand-kit/node'
import { describe, expect, it } from 'vitest'
import { storyFiles as files, matrices, notInTurn } from './instances.ts'
import { hasTurn, rotatedSkin, skinsOf, skinsToRead } from './matrix.ts'

const brands = loadBrands().map(({ brand }) => brand.id)
const skins = skinsOf(brands)

describe('a story that is tested once', () => {
  it('visits every skin in as many rotations as there are skins', () => {
    for (const file of files) {
      const seen = skins.map((_, rotation) => rotatedSkin(`${file} Everything`, skins, rotation))
      expect(new Set(seen)).toEqual(new Set(skins))
    }
  })

  it('is read for colours in both themes and in two brands, over the rotations in every skin', () => {
    const read = skins.map((own) => {
      const [other, ...more] = skinsToRead(skins, own, false)
      expect(more).toEqual([])
      expect(other?.theme).not.toBe(own.theme)
      expect(other?.brand).not.toBe(own.brand)
      return other
    })
    expect(new Set(read)).toEqual(new Set(skins))
  })

  it('is read for colours in every skin when it shows every component', () => {
    for (const own of skins) expect(new Set([own, ...skinsToRead(skins, own, true)])).toEqual(new Set(skins))
  })

  it.each([2, 8])('has its turn once in %i rotations, if it takes so many', (turns) => {
    for (const file of files) {
      const had = Array.from({ length: 2 * turns }, (_, rotation) => hasTurn(`${file} Everything`, turns, rotation))
      expect(had.filter(Boolean)).toHaveLength(2)
      expect(had.slice(turns)).toEqual(had.slice(0, turns))
    }
  })

  it('shares the skins evenly with the others, in every rotation', () => {
    const stories = Array.from({ length: 700 }, (_, index) => `${files[index % files.length]} Story ${index}`)
    for (const rotation of skins.keys()) {
      const counts = skins.map((skin) => stories.filter((name) => rotatedSkin(name, skins, rotation) === skin).length)
      expect(Math.min(...counts)).toBeGreaterThan(stories.length / skins.length / 2)
    }
  })
})

describe('the matrices', () => {
  const checks = (matrix: keyof typeof matrices) =>
    matrices[matrix].flatMap(({ provide: { check, skins } }) => skins.map((skin) => ({ skin, kind: check.kind })))

  it('the fast run covers over its rotations everything that the full one tests', () => {
    expect(checks('once')).toEqual(expect.arrayContaining(checks('full')))
    expect(checks('full')).toHaveLength(checks('once').length)
  })

  it('the fast run shows every story on a phone, plays it there in its turn, and the full one at once', () => {
    const narrow = (matrix: keyof typeof matrices) =>
      matrices[matrix].map(({ provide: { check } }) => check).filter(({ kind }) => kind === 'reflow')
    const [played] = narrow('once')
    expect(played).toMatchObject({ alsoUnplayed: false })
    expect(matrices.once.map(({ provide: { check } }) => check)).toContainEqual(
      expect.objectContaining({ kind: 'behaviour', isNarrowed: true }),
    )
    for (const check of narrow('full')) expect(check).toMatchObject({ alsoUnplayed: true })
    for (const { exclude } of matrices.full) expect(exclude).toEqual([])
  })

  it('the fast run plays the stories of every file on a phone, over its rotations', () => {
    const rotations = Array.from({ length: 8 }, (_, rotation) => notInTurn(rotation))
    for (const file of files)
      expect(rotations.filter((excluded) => !excluded.some((one) => one.endsWith(`/${file}`)))).toHaveLength(1)
    expect(files.length - Math.max(...rotations.map(({ length }) => length))).toBeGreaterThan(5)
  })

  it('the fast run reads all rules of axe, and the full one in every brand', () => {
    const allRules = (matrix: keyof typeof matrices) =>
      matrices[matrix].filter(({ provide: { check } }) => check.kind === 'behaviour' && check.rules === 'all')
    expect(allRules('once')).toHaveLength(1)
    expect(allRules('once')[0]?.provide.check).toMatchObject({ coloursIn: skins })
    expect(allRules('full').map(({ provide }) => provide.skins[0]?.brand)).toEqual(brands)
  })
})
