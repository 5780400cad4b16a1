// @vitest-environment jsdom
import { strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate.ts'
import { type JsonObject, removeAt, setAt } from '../model/json.ts'
import { apply } from '../model/studio-state.ts'
import { savedOf } from '../testing/saved.ts'
import { exportFiles, toZip } from './export-files.ts'
import { openFiles, readSaved } from './open-files.ts'
import { readJson } from './read-json.ts'
import { printJson, rewrite } from './rewrite.ts'
import { belowOf, shipped } from './shipped.ts'

const parse = (text: string) => JSON.parse(text) as JsonObject
const ids = shipped.map(({ id }) => id)

describe('rewrite', () => {
  it.each(ids)('keeps every byte of %s when nothing changed', (id) => {
    const { brandText, tokensText } = savedOf(id)
    expect(rewrite(brandText, parse(brandText))).toBe(brandText)
    expect(rewrite(tokensText, parse(tokensText))).toBe(tokensText)
  })
  it('changes the bytes of one value only, in any order, spacing and line ends', () => {
    const text = '{\r\n\t"b" : [1,2],\r\n\t"a":{"$description":"kept",  "x": 1}\r\n}'
    const next = setAt(parse(text), ['a', 'x'], 2)
    expect(rewrite(text, next)).toBe(text.replace('"x": 1', '"x": 2'))
  })
  it('restores the same bytes when a value is reset', () => {
    const { tokensText } = savedOf('philippines')
    const file = parse(tokensText)
    const path = ['semantic', 'light', 'color-page']
    const without = removeAt(file, path)
    expect(rewrite(tokensText, without)).not.toBe(tokensText)
    expect(
      rewrite(tokensText, setAt(without, path, parse(tokensText).semantic?.['light' as never]?.['color-page'] ?? null)),
    ).toBe(tokensText)
  })
  it('writes new values as the formatter does', () => {
    const text = '{\n  "id": "x",\n  "none": {}\n}\n'
    const next = {
      ...parse(text),
      list: ['a', 'b'],
      deep: { $value: { components: [0.5, 0.1, 20] } },
      none: { y: true },
    }
    expect(rewrite(text, next)).toBe(
      '{\n  "id": "x",\n  "none": {\n    "y": true\n  },\n  "list": ["a", "b"],\n  "deep": {\n    "$value": {\n      "components": [0.5, 0.1, 20]\n    }\n  }\n}\n',
    )
  })
  it('breaks a list that is longer than a line', () => {
    const long = { list: Array.from({ length: 30 }, (_, n) => `entry ${n}`) }
    expect(printJson(long).split('\n')).toHaveLength(35)
    expect(parse(printJson(long))).toEqual(long)
  })
  it('treats a key such as __proto__ as a plain key', () => {
    const text = '{ "__proto__": { "x": 1 }, "a": 1 }'
    expect(rewrite(text, { ...parse(text), a: 2 } as JsonObject)).toContain('"a": 2')
  })
})

describe('readJson', () => {
  it.each([
    ['', 'line 1, column 1'],
    ['{"a": 1,}', 'line 1, column 9'],
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3'],
    ['{ // no\n}', 'line 1, column 3'],
  ])('says where %j is no JSON', (text, key) => {
    expect(readJson('x.json', text).problems[0]).toMatchObject({ file: 'x.json', key, expected: 'JSON' })
  })
  it('refuses keys that are written twice', () => {
    expect(readJson('x.json', '{"a":{"b":1,"b":2}}').problems).toEqual([
      { file: 'x.json', key: 'a.b', expected: 'every key once', found: 'the same key again' },
    ])
  })
  it.each(['[]', '"text"', 'null', '7'])('refuses %s, which is no object', (text) => {
    expect(readJson('x.json', text).value).toBeNull()
  })
})

const file = (name: string, text: string) => ({ name, bytes: strToU8(text) as Uint8Array<ArrayBuffer> })

describe('openFiles', () => {
  const current = savedOf('philippines')
  it('lists every mistake of every file and takes nothing over', () => {
    const brand = { ...parse(current.brandText), nonsense: 1, port: 'x' }
    const tokens = setAt(parse(current.tokensText), ['seed', 'color', 'brand', '$value', 'components'], [2, 0, 0])
    const opened = openFiles(
      [
        file('brand.json', JSON.stringify(brand)),
        file('tokens.json', JSON.stringify(tokens)),
        file('logo.svg', '<p/>'),
      ],
      current,
      belowOf,
    )
    expect(opened.saved).toBeNull()
    const keys = opened.problems.map(({ file: name, key }) => `${name} ${key}`)
    expect(keys).toEqual(expect.arrayContaining(['brand.json nonsense', 'brand.json port', 'logo.svg ']))
    expect(keys.some((key) => key.startsWith('tokens.json seed.color.brand'))).toBe(true)
    for (const { expected, found } of opened.problems) expect(expected && found).toBeTruthy()
  })
  it('refuses a file that is not part of a brand', () => {
    expect(openFiles([file('notes.txt', 'hello')], current, belowOf).problems).toHaveLength(1)
    expect(openFiles([file('x.zip', 'no zip')], current, belowOf).problems[0]?.file).toBe('x.zip')
  })
  it('opens its own export, archive or single file', () => {
    const opened = openFiles([file('brand.json', current.brandText)], current, belowOf)
    expect(opened.saved).toEqual(current)
    const zip = toZip('philippines', [{ name: 'tokens.json', text: current.tokensText }])
    expect(openFiles([{ name: 'a.zip', bytes: zip }], current, belowOf).saved).toEqual(current)
  })
})

describe('exportFiles', () => {
  const saved = savedOf('india')
  const { draft } = readSaved(saved, belowOf)
  if (!draft) throw new Error('no draft')
  const run = (next: typeof draft) => exportFiles(next, saved, evaluate(next, belowOf('in')))

  it('gives the same bytes for the same brand', () => {
    expect(run(draft).files).toEqual([
      { name: 'brand.json', text: saved.brandText },
      { name: 'tokens.json', text: saved.tokensText },
    ])
  })
  it('includes a drawing that was changed', () => {
    const next = apply(draft, { type: 'art', file: 'logo.svg', text: '<svg viewBox="0 0 120 40"></svg>' })
    expect(run(next).files?.map(({ name }) => name)).toEqual(['brand.json', 'tokens.json', 'assets/logo.svg'])
    expect(Object.keys(unzipSync(toZip('india', run(next).files ?? [])))).toContain('india/assets/logo.svg')
  })
  it.each([
    ['of another height', '<svg viewBox="0 0 120 60"></svg>', 'a picture of 40–240 × 40', '120 × 60'],
    ['that is too heavy', `<svg viewBox="0 0 120 40"><!--${'x'.repeat(10_000)}--></svg>`, 'at most 10.0 kB', '10.0 kB'],
  ])('refuses a drawing %s, as brand:check would', (_, text, expected, found) => {
    const refused = run(apply(draft, { type: 'art', file: 'logo.svg', text }))
    expect(refused.files).toBeNull()
    expect(refused.problems).toEqual([{ file: 'assets/logo.svg', key: 'assets.logo', expected, found }])
  })
  it('refuses an invalid value by its key', () => {
    const next = apply(draft, { type: 'set', file: 'brand', path: ['name'], value: '' })
    expect(run(next)).toMatchObject({ files: null, problems: [{ file: 'brand.json', key: 'name' }] })
  })
  it('refuses an unreadable pair until a person accepts it', () => {
    const faint = apply(draft, {
      type: 'set',
      file: 'tokens',
      path: ['semantic', 'dark', 'color-on-hero'],
      value: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.3, 0.02, 200] } },
    })
    const refused = run(faint)
    expect(refused.files).toBeNull()
    expect(refused.pairs.map(({ theme, foreground, background }) => [theme, foreground, background])).toEqual([
      ['dark', 'color-on-hero', 'color-hero'],
    ])
    const waiver = {
      theme: 'dark',
      pair: ['color-on-hero', 'color-hero'],
      name: 'Ana Cruz',
      reason: 'A picture covers it',
    }
    const waived = apply(faint, { type: 'set', file: 'tokens', path: ['waivers'], value: [waiver] })
    expect(run(waived).files?.[1]?.text).toContain('"name": "Ana Cruz"')
    const unnamed = apply(faint, { type: 'set', file: 'tokens', path: ['waivers'], value: [{ ...waiver, name: ' ' }] })
    expect(run(unnamed).files).toBeNull()
  })
})
