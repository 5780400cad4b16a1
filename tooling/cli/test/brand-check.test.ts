import { rmSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { overBudget } from '../src/check/bundle.ts'
import { checkBrand, type Report } from '../src/check/check-brand.ts'
import { page } from '../src/check/page.ts'
import { scratchClone } from './scratch-brand.ts'

const light = { figures: [], findings: [], note: 'not built' }
const clone = scratchClone()
afterEach(() => clone.restore())
afterAll(() => clone.remove())

const check = (measured = light) => checkBrand('india', { root: clone.folder, measured })
const findingsOf = ({ groups }: Report) => groups.flatMap((group) => group.findings)
const findings = async () => findingsOf(await check())

describe('a sound brand', () => {
  it('is ready, with 100 of 100, and the page shows it', async () => {
    const report = await check()
    expect(report).toMatchObject({ brand: 'india', name: 'Mayur', isReady: true, score: 100 })
    expect(report.groups.map(({ name }) => name)).toEqual([
      'data',
      'contrast',
      'assets',
      'languages',
      'campaigns',
      'code',
      'bundle',
    ])
    expect(page(report)).toContain('Mayur (india)   100 of 100, ready')
    expect(page(report)).toContain('not built')
  })
})

describe('seeded defects', () => {
  const faint = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.9, 0, 0] } }
  const defects: Record<string, [seed: () => void, file: string, key: string]> = {
    'an unknown key': [
      () => clone.editJson('brands/india/brand.json', (brand) => Object.assign(brand, { colour: 'teal' })),
      'brands/india/brand.json',
      'colour',
    ],
    'a missing value': [
      () => clone.editJson('brands/india/brand.json', (brand) => void delete brand.support),
      'brands/india/brand.json',
      'support',
    ],
    'an unreadable pair': [
      () =>
        clone.editJson('brands/india/tokens.json', (tokens) => {
          tokens.semantic = { light: { 'color-text': faint } }
        }),
      'brands/india/tokens.json',
      'semantic.light.color-text',
    ],
    'a missing banner': [
      () => rmSync(clone.path('brands/india/assets/banners/w_help.svg')),
      'brands/india/assets/banners/w_help.svg',
      'banners.w_help',
    ],
    'a banner of another size': [
      () => clone.edit('brands/india/assets/banners/w_reg.svg', (svg) => svg.replace('width="1280"', 'width="640"')),
      'brands/india/assets/banners/w_reg.svg',
      'banners.w_reg',
    ],
    'a missing text': [
      () =>
        clone.edit('locales/hi/ui.json', (text) => {
          const json = JSON.parse(text)
          delete json[Object.keys(json).find((key) => typeof json[key] === 'string') ?? '']
          return JSON.stringify(json)
        }),
      'locales/hi/ui.json',
      '',
    ],
    'another placeholder': [
      () => clone.edit('locales/hi/patterns.json', (text) => text.replace('{0}', '{zero}')),
      'locales/hi/patterns.json',
      '',
    ],
    'a raw colour in the app': [
      () => clone.edit('apps/india/src/main.tsx', (text) => `${text}document.body.dataset.ink = '#ff0044'\n`),
      'apps/india/src/main.tsx',
      'line 5',
    ],
  }

  it.each(Object.entries(defects))('%s is reported with file and key', async (_, [seed, file, key]) => {
    seed()
    const report = await check()
    const found = findingsOf(report)
    expect(found).toContainEqual(expect.objectContaining({ file, key: key || expect.stringMatching(/./) }))
    for (const finding of found)
      expect(finding).toMatchObject({
        expected: /./.exec(finding.expected)?.input,
        found: /./.exec(finding.found)?.input,
      })
    expect(report.isReady).toBe(false)
  })

  it('are reported all at once, the bundle among them', async () => {
    for (const [seed] of Object.values(defects)) seed()
    const heavy = { what: 'india home scripts', value: 171, budget: { goal: 150, unit: 'kB br', of: 'home' } }
    const measured = { figures: [heavy], findings: overBudget(clone.folder, 'india', [heavy]), note: null }
    const found = findingsOf(await check(measured as never))
    const files = Object.values(defects).map(([, file]) => file)
    expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining([...files, 'apps/india/dist/client']))
    expect(found).toContainEqual({
      file: 'apps/india/dist/client',
      key: 'home scripts',
      expected: 'at most 150 kB br',
      found: '171.0 kB br',
    })
    const report = await check()
    expect(report.score).toBeLessThan(100)
    expect(page(report)).toMatch(/not ready: \d+ findings/)
  })
})

describe('a waiver', () => {
  const gray = (l: number) => ({ $type: 'color', $value: { colorSpace: 'oklch', components: [l, 0, 0] } })
  const waiver = {
    theme: 'light',
    pair: ['color-on-footer', 'color-footer'],
    name: 'Ana Cruz',
    reason: 'Art covers it',
  }
  const write = (light: object) =>
    clone.editJson('brands/india/tokens.json', (tokens) =>
      Object.assign(tokens, { semantic: { light }, waivers: [waiver] }),
    )

  it('is shown on the page and in JSON, with pair, ratio, reason and file', async () => {
    write({ 'color-header': gray(0.2), 'color-footer': gray(0.3), 'color-on-footer': gray(0.35) })
    const report = await check()
    expect(report).toMatchObject({ isReady: true, score: 100 })
    expect(report.waivers).toMatchObject([{ ...waiver, file: 'brands/india/tokens.json', needed: 4.5, isUsed: true }])
    const ratio = report.waivers[0]?.ratio?.toFixed(2)
    expect(page(report)).toContain(
      `      brands/india/tokens.json  waivers.0\n        waived   color-on-footer on color-footer, light: ${ratio} of 4.5\n        by       Ana Cruz: Art covers it`,
    )
    expect(page(report)).toMatch(/\d+ pairs, 1 waived;/)
  })

  it('that nothing needs is a finding, not an excuse', async () => {
    write({})
    const report = await check()
    expect(report.isReady).toBe(false)
    expect(page(report)).toContain('brands/india/tokens.json  waivers.0\n        expected a contrast below 4.5')
    expect(page(report)).not.toContain('waived')
  })
})

describe('an app', () => {
  const main = 'apps/india/src/main.tsx'
  it.each([
    ['a brand’s name', "const title = 'Mayur'"],
    ['a host', "const host = 'in.localhost'"],
    ['a text', "const text = 'Welcome to the games'"],
    ['a text between tags', 'const page = <p>Welcome here</p>'],
    ['an address', "fetch('https://example.com/x')"],
    ['a size', "const gap = '12px'"],
    ['a colour function', "const ink = 'rgb(1 2 3)'"],
  ])('holds no %s', async (_, line) => {
    clone.edit(main, (text) => `${text}${line}\n`)
    expect(await findings()).toContainEqual(expect.objectContaining({ file: main, key: 'line 5' }))
  })

  it('may be long in comments only up to its limit', async () => {
    clone.edit(main, (text) => text + '// a line\n'.repeat(40))
    expect(await findings()).toContainEqual(
      expect.objectContaining({ file: 'apps/india', key: 'lines', expected: 'at most 40 lines of its own' }),
    )
  })

  it('must be there', async () => {
    rmSync(clone.path('apps/india'), { recursive: true })
    expect(await findings()).toContainEqual(
      expect.objectContaining({ file: 'apps/india', expected: 'an app of this brand', found: 'nothing' }),
    )
  })
})
