import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, fileOf, type Json, leaves, mergeJson, mergeLayers } from './merge.ts'

/** All layers agree on the keys that hold groups, because their schemas require it. */
const keys = fc.constantFrom('a', 'b', 'c', '__proto__')
const scalar = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
const leaf = fc.oneof(scalar, fc.array(scalar), fc.record({ $value: scalar }))
const group = (inner: fc.Arbitrary<Json>, prefix: string): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(keys, inner), { maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs.map(([key, value]) => [prefix + key, value])))
const layer = fc
  .tuple(group(leaf as fc.Arbitrary<Json>, 'v-'), group(group(leaf as fc.Arbitrary<Json>, 'v-'), 'g-'))
  .map(([values, groups]) => ({ ...(values as object), ...(groups as object) }) as Json)

describe('layers', () => {
  it('may be put together in any grouping', () => {
    fc.assert(
      fc.property(layer, layer, layer, (a, b, c) => {
        expect(mergeJson(mergeJson(a, b), c)).toEqual(mergeJson(a, mergeJson(b, c)))
      }),
    )
  })

  it('change nothing by saying nothing, or the same again', () => {
    fc.assert(
      fc.property(layer, (a) => {
        expect(mergeJson(a, {})).toEqual(a)
        expect(mergeJson({}, a)).toEqual(a)
        expect(mergeJson(a, a)).toEqual(a)
      }),
    )
  })

  it('name the file of every value', () => {
    fc.assert(
      fc.property(layer, layer, layer, (a, b, c) => {
        const files = [a, b, c].map((value, index) => ({ file: `${index}`, value }))
        const { value, origin } = mergeLayers(files)
        const paths = leaves(value)
        expect(origin.size).toBe(paths.length)
        for (const path of paths) {
          const owner = files[Number(origin.get(path.join('.')))]
          expect(at(owner?.value, path)).toEqual(at(value, path))
          // No layer above the owner sets the value.
          const above = files.slice(Number(owner?.file) + 1)
          expect(above.filter((file) => at(file.value, path) !== undefined)).toEqual([])
        }
      }),
    )
  })

  it('merge objects by key and replace lists, scalars and tokens', () => {
    const token = (l: number, extra = {}) => ({ $type: 'color', $value: { l, ...extra } })
    const lower = { list: [1, 2], deep: { a: 1, b: 2 }, seed: token(1, { alpha: 0.5 }), none: null }
    const upper = { list: [3], deep: { b: 3 }, seed: token(2) }
    expect(mergeJson(lower, upper)).toEqual({ list: [3], deep: { a: 1, b: 3 }, seed: token(2), none: null })
  })

  it('keep a key that looks like a prototype as data', () => {
    const merged = mergeJson(JSON.parse('{"__proto__": {"a": 1}}'), JSON.parse('{"__proto__": {"b": 2}}'))
    expect(JSON.stringify(merged)).toBe('{"__proto__":{"a":1,"b":2}}')
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })

  it('name the file of the nearest value', () => {
    const merged = mergeLayers([
      { file: 'base', value: { list: [1], deep: { a: 1 } } },
      { file: 'brand', value: { deep: { b: 2 } } },
    ])
    expect(fileOf(merged, 'list.0')).toBe('base')
    expect(fileOf(merged, 'deep')).toBe('brand')
    expect(fileOf(merged, 'nothing')).toBeUndefined()
  })
})
