import { copyFileSync, cpSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brandsCopy } from '../load/brands.testing.ts'
import { brandFolders } from '../load/places.ts'
import { imageSize } from './image-size.ts'
import { localesFolder } from './languages.ts'
import { checkReadiness } from './readiness.ts'

describe('readiness of the shipped brands', () => {
  it.each(brandFolders())('%s', (folder) => {
    const { findings, pairs, isReady } = checkReadiness(folder)
    expect(Object.values(findings).flat()).toEqual([])
    expect(isReady).toBe(true)
    expect(new Set(pairs.map(({ theme }) => theme)).size).toBe(2)
    expect(pairs.every(({ passes }) => passes)).toBe(true)
  })
})

describe('a brand with defects', () => {
  const copy = brandsCopy((path) => cpSync(localesFolder, path('locales'), { recursive: true }))
  afterEach(() => copy.restore())
  afterAll(() => copy.remove())
  const check = () => checkReadiness(copy.path('india'), copy.path('locales'))
  const problems = () =>
    Object.entries(check().findings).flatMap(([area, list]) =>
      list.map(
        ({ file, key, expected, found }) => `${area} ${relative(copy.folder, file)} ${key}: ${expected}, ${found}`,
      ),
    )

  it('lists eight problems at once, each with its file and key', () => {
    copy.change('india/brand.json', (brand) => {
      brand.colour = 'teal'
      brand.port = 'a'
    })
    copy.change('india/tokens.json', (tokens) => {
      const pale = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.8, 0, 0] } }
      tokens.semantic.light['color-link'] = pale
    })
    rmSync(copy.path('india/assets/banners/w_reg.svg'))
    copyFileSync(copy.path('india/assets/icon-192.png'), copy.path('india/assets/touch-icon-180.png'))
    copy.change('locales/hi/ui.json', (texts) => {
      delete texts[Object.keys(texts)[0] ?? '']
    })
    copy.change('locales/bn/patterns.json', (texts) => {
      texts['1'] = 'no places'
    })
    copy.write('india/campaigns/late.json', { name: 'late', from: '2027-01-02T00:00:00Z', to: '2027-01-01T00:00:00Z' })
    const lines = problems()
    for (const part of [
      /^schema india\/brand\.json colour: no such key/,
      /^schema india\/brand\.json port: a number, "a"/,
      /^contrast india\/tokens\.json semantic\.light\.color-link: a contrast of 4\.5/,
      /^assets india\/assets\/banners\/w_reg\.svg banners\.w_reg: a picture of 1280 × 320, nothing/,
      /^assets india\/assets\/touch-icon-180\.png assets\.touchIcon: a picture of 180 × 180, 192 × 192/,
      /^languages locales\/hi\/ui\.json .+: a text for/,
      /^languages locales\/bn\/patterns\.json 1: the placeholders \{0\} \{1\}, none/,
      /^campaigns india\/campaigns\/late\.json to: a moment after "from"/,
    ]) {
      expect(
        lines.filter((line) => part.test(line)),
        `${part}`,
      ).not.toEqual([])
    }
    expect(lines.filter((line) => line.startsWith('schema'))).toHaveLength(2)
  })

  it.each([
    ['is missing', (file: string) => rmSync(file), 'nothing'],
    ['is cut off', (file: string) => truncateSync(file, 2000), 'a PNG without its end'],
    ['is something else', (file: string) => writeFileSync(file, 'hello'), 'no PNG'],
    ['is empty', (file: string) => writeFileSync(file, ''), 'no PNG'],
  ])('reports that a picture %s', (_, spoil, found) => {
    spoil(copy.path('india/assets/share.png'))
    expect(problems()).toEqual([`assets india/assets/share.png assets.share: a picture of 1200 × 630, ${found}`])
  })

  it('reports a picture that is too heavy', () => {
    const file = copy.path('india/assets/banners/w_rng.svg')
    writeFileSync(file, `<svg width="1280" height="320"><!--${'x'.repeat(70_000)}--></svg>`)
    expect(problems()).toEqual([`assets india/assets/banners/w_rng.svg banners.w_rng: at most 60.0 kB, 70.0 kB`])
  })

  it.each([
    [
      'a language that lacks a file',
      () => rmSync(copy.path('locales/fil/shell.json')),
      / fil\/?|shell\.json : a file, nothing/,
    ],
    [
      'a key that English lacks',
      () => copy.change('locales/hi/errors.json', (texts) => Object.assign(texts, { EXTRA: 'x' })),
      /errors\.json EXTRA: no such key/,
    ],
    [
      'an empty sentence',
      () => copy.change('locales/hi/errors.json', (texts) => Object.assign(texts, { BAD_REQUEST: ' ' })),
      /errors\.json BAD_REQUEST: some text/,
    ],
  ])('reports %s', (_, spoil, line) => {
    spoil()
    expect(problems().join('\n')).toMatch(line)
  })

  it('reports a campaign banner in another size', () => {
    copy.write('india/campaigns/kites.json', {
      name: 'kites',
      from: '2027-01-01T00:00:00Z',
      to: '2027-01-02T00:00:00Z',
      banners: { w_home: [{ image: 'banners/w_rng.svg' }] },
    })
    expect(problems()).toEqual([
      'campaigns india/assets/banners/w_rng.svg campaigns.kites.banners.w_home.0: a picture of 1280 × 720, 1280 × 320',
    ])
  })
})

describe('the size of a drawing', () => {
  const size = (text: string) => imageSize('a.svg', new TextEncoder().encode(text))
  it.each([
    ['<svg width="10" height="20"></svg>', { width: 10, height: 20 }],
    ["<svg height='20px' width='10px'/>", { width: 10, height: 20 }],
    ['<?xml version="1.0"?>\n<!-- a --><svg viewBox="0,0 30,40"></svg>', { width: 30, height: 40 }],
    ['<svg width="100%" height="100%" viewBox="0 0 30 40"></svg>', { width: 30, height: 40 }],
    ['<svg stroke-width="9" viewBox="0 0 30 40"></svg>', { width: 30, height: 40 }],
  ])('%s', (text, expected) => expect(size(text)).toEqual(expected))
  it.each(['', '<svg', '<svg></svg>', '<svg width="10" height="20">', '<html></html>'])('"%s" has none', (text) =>
    expect(size(text)).toHaveProperty('mistake'),
  )
  it.each(['<script>1</script>', '<g onload="x()"/>', '<image href="https://x.example/a.png"/>'])(
    '%s is not taken into a brand',
    (inner) => expect(size(`<svg width="1" height="1">${inner}</svg>`)).toHaveProperty('mistake'),
  )
})
