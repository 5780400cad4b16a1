import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkReadiness, loadBrand } from '@boardwalk/brand-kit/node'
import { audit, fromHex, mergeLayers, oklch, resolveTokens, toHex, validateTokens } from '@boardwalk/brand-kit/tokens'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { toBrandOptions } from '../src/new/brand-options.ts'
import { logoIn } from '../src/new/logo-words.ts'
import { makeBrand, type Options } from '../src/new/make-brand.ts'
import { colourOf } from '../src/new/seeds.ts'
import { readTaken } from '../src/new/taken.ts'
import { tokensFile } from '../src/new/tokens-json.ts'
import { clonePath } from '../src/places.ts'
import { fakeBrowser } from './fake-browser.ts'
import { scratchClone } from './scratch-brand.ts'

const clone = scratchClone((path) => writeFileSync(path('browser'), fakeBrowser(), { mode: 0o755 }))
afterEach(() => clone.restore())
afterAll(() => clone.remove())

const flags = { id: 'nepal', name: 'Himal', country: 'NP', colour: '#7a1f3d', merchant: 'himalnp1' }
const make = (change: Partial<typeof flags> & Record<string, string> = {}, options: Partial<Options> = {}) =>
  makeBrand(toBrandOptions({ ...flags, ...change }, readTaken(clone.folder)), {
    root: clone.folder,
    browser: clone.path('browser'),
    install: async () => true,
    say: () => {},
    year: 2026,
    ...options,
  })
const everything = () => globSync(['**', '**/.*'], { cwd: clone.folder }).sort()

it('writes a brand that loads, with its region, its pictures and its app', async () => {
  expect(await make()).toEqual(['brands/layers/regions/np', 'brands/nepal', 'apps/nepal'])
  const { brand, tokens } = loadBrand(clone.path('brands/nepal'))
  expect(brand).toMatchObject({
    id: 'nepal',
    name: 'Himal',
    country: 'NP',
    port: 4004,
    hosts: ['np.localhost', 'nepal.localhost'],
  })
  expect(brand.currency).toMatchObject({ code: 'NPR', minorDigits: 2 })
  expect(tokens.light['image-motif']).toContain('data:image/svg+xml')
  expect(readdirSync(clone.path('brands/nepal/assets/banners'))).toHaveLength(15)
  expect(readFileSync(clone.path('brands/nepal/assets/logo.svg'), 'utf8')).toContain('aria-label="Himal"')
  expect(readFileSync(clone.path('apps/nepal/vite.config.ts'), 'utf8')).toContain("storefront('nepal')")
  expect(JSON.parse(readFileSync(clone.path('apps/nepal/package.json'), 'utf8')).name).toBe('@boardwalk/nepal')
  expect(everything().filter((file) => file.startsWith('.cache/'))).toEqual([])
})

it('draws a logo without device fonts for a name whose script it lacks, and reports it', async () => {
  await make({ id: 'jinlong', name: '金龍', merchant: 'jinlong1' })
  const { findings } = checkReadiness(clone.path('brands/jinlong'))
  expect(findings.assets.filter(({ file }) => file.endsWith('.svg'))).toEqual([])
  const asked = (name: string) => toBrandOptions({ ...flags, name }, readTaken(clone.folder))
  expect(logoIn(asked('金龍'))[0]).toBe('The logo spells "nepal": the letters of 金龍 cannot be drawn here.')
  for (const name of ["Sol d'Ouro São", 'हिमालय', 'শাপলা']) expect(logoIn(asked(name))).toEqual([])
})

it('writes only the values of the brand itself', async () => {
  await make()
  const own = JSON.parse(readFileSync(clone.path('brands/nepal/brand.json'), 'utf8'))
  for (const inherited of ['currency', 'timeZone', 'features', 'navigation', 'assets', 'country'])
    expect(Object.keys(own)).not.toContain(inherited)
})

it('joins the brands of an existing country, and writes only the differences', async () => {
  expect(toBrandOptions({ ...flags, country: 'PH' }, readTaken(clone.folder))).toMatchObject({
    currency: 'TLB',
    timeZone: 'Asia/Manila',
  })
  expect(await make({ id: 'second', country: 'IN', merchant: 'second1', currency: 'GEM' })).not.toContain(
    'brands/layers/regions/in',
  )
  const { brand } = loadBrand(clone.path('brands/second'))
  expect(brand).toMatchObject({ timeZone: 'Asia/Kolkata', currency: { code: 'GEM', symbol: 'GEM' } })
})

it.each(['#ffffff', '#000000', '#808080', '#ffe600', '#ff00ff', 'oklch(0.6 0.12 0)', '#123', 'rgb(0 120 90)'])(
  'makes every pair readable from %s',
  (colour) => {
    const base = JSON.parse(readFileSync(clone.path('brands/layers/base/tokens.json'), 'utf8'))
    const own = tokensFile(toBrandOptions({ ...flags, colour }, readTaken(clone.folder)), base)
    const { value } = validateTokens(
      mergeLayers([base, own].map((json, at) => ({ file: `${at}`, value: { ...json, $schema: 'x' } }))).value,
    )
    if (value === null) throw new Error('no tokens')
    expect(audit(resolveTokens(value, ''))).toEqual([])
  },
)

it.each([
  ['the workspace does not take it', { install: async () => false }],
  ['no browser can draw', { browser: '/nowhere/chromium' }],
])('leaves nothing behind when %s', async (_, options) => {
  const before = everything()
  await expect(make({}, options)).rejects.toThrow()
  expect(everything().filter((file) => file !== '.cache')).toEqual(before)
  expect(readFileSync(clone.path('pnpm-lock.yaml'), 'utf8')).toBe('before')
})

it('puts the lockfile back when the install fails half-way', async () => {
  const install = async () => {
    writeFileSync(clone.path('pnpm-lock.yaml'), 'half')
    return false
  }
  await expect(make({}, { install })).rejects.toThrow('pnpm install failed')
  expect(readFileSync(clone.path('pnpm-lock.yaml'), 'utf8')).toBe('before')
  expect(existsSync(clone.path('apps/nepal'))).toBe(false)
})

it('makes an app that is rebuilt only for its brand, its layers and its texts', async () => {
  await make()
  const inputs = (file: string): string[] => JSON.parse(readFileSync(file, 'utf8')).tasks.build.inputs
  const all = inputs(clonePath('turbo.json')).filter((input) => input !== '$TURBO_ROOT$/brands/**')
  const partsOf = (id: string, region: string) => [
    '*.json',
    'layers/base/**',
    `layers/regions/${region}/**`,
    `${id}/**`,
  ]
  const regionOf = (brandFile: string): string => JSON.parse(readFileSync(brandFile, 'utf8')).region
  for (const [id, file, brandFile] of [
    ['nepal', clone.path('apps/nepal/turbo.json'), clone.path('brands/nepal/brand.json')],
    ...['india', 'bangladesh', 'philippines'].map((own) => [
      own,
      clonePath('apps', own, 'turbo.json'),
      clonePath('brands', own, 'brand.json'),
    ]),
  ] as [string, string, string][])
    expect(inputs(file).toSorted(), id).toEqual(
      [...all, ...partsOf(id, regionOf(brandFile)).map((part) => `$TURBO_ROOT$/brands/${part}`)].toSorted(),
    )
})

it('does not change the games when a brand changes', () => {
  const { tasks } = JSON.parse(readFileSync(clonePath('apps/sandbox-games/turbo.json'), 'utf8'))
  expect(tasks.build.inputs).toEqual(['$TURBO_DEFAULT$', '$TURBO_ROOT$/locales/**'])
})

it('makes two brands that differ in more than their colours', async () => {
  const looks = {
    nepal: ['round', 'airy', 'rounded', 'jackpot'],
    peru: ['square', 'compact', 'serif', 'games'],
  } as const
  for (const [id, [shape, density, type, home]] of Object.entries(looks))
    await make({ id, name: id, country: id === 'peru' ? 'PE' : 'NP', merchant: `${id}1`, shape, density, type, home })
  const [one, two] = ['nepal', 'peru'].map((id) => loadBrand(clone.path(`brands/${id}`)))
  const names = [
    'radius-card',
    'radius-control',
    'space-4',
    'text-3xl',
    'font-display',
    'weight-bold',
    'shadow-card',
  ] as const
  for (const name of names) expect(one?.tokens.light[name], name).not.toBe(two?.tokens.light[name])
  expect(one?.brand.home.indexOf('jackpot')).toBe(1)
  expect(two?.brand.home[0]).toBe('categories')
  const slide = (id: string) =>
    /data-picture="([\w-]+)"/.exec(readFileSync(clone.path(`brands/${id}/assets/banners/w_home.svg`), 'utf8'))?.[1]
  const slides = ['nepal', 'peru', 'india', 'philippines', 'bangladesh'].map(slide)
  expect(new Set(slides).size).toBe(5)
})

describe.each([
  ['yellow', '#ffff00'],
  ['hot pink', '#ff69b4'],
  ['lime', '#00ff40'],
  ['near-white', '#fdfdf8'],
])('a brand of %s', (_, colour) => {
  const { tokens } = resolved(colour)
  const area = (theme: 'light' | 'dark', name: 'hero' | 'footer') => fromHex(tokens[theme][`color-${name}`])

  it('has calm large areas in both themes', () => {
    for (const theme of ['light', 'dark'] as const)
      for (const name of ['hero', 'footer'] as const) {
        expect(area(theme, name).l, `${theme} ${name}`).toBeLessThan(0.4)
        expect(area(theme, name).c, `${theme} ${name}`).toBeLessThanOrEqual(0.12)
      }
  })
  it('can be read everywhere', () => expect(audit(tokens)).toEqual([]))
  it('shows its colour where it is no large area', () =>
    expect([
      tokens.light['color-highlight'],
      tokens.light['color-header'],
      tokens.light['color-header-rule'],
    ]).toContain(toHex(oklch(...colourOf(colour)))))
})

it('a grey brand is cool in its large areas, as its neutral is', () => {
  const { tokens } = resolved('#fafafa')
  const hue = (name: 'color-hero' | 'color-footer') => fromHex(tokens.light[name]).h
  for (const name of ['color-hero', 'color-footer'] as const) expect(Math.abs(hue(name) - 265), name).toBeLessThan(25)
})

function resolved(colour: string) {
  const base = JSON.parse(readFileSync(new URL('../../../brands/layers/base/tokens.json', import.meta.url), 'utf8'))
  const asked = toBrandOptions({ ...flags, colour }, readTaken(clone.folder))
  const { value } = validateTokens(
    mergeLayers([
      { file: 'base', value: withoutSchema(base) },
      { file: 'own', value: withoutSchema(tokensFile(asked, base) as never) },
    ]).value,
  )
  if (!value) throw new Error('the tokens are not valid')
  return { tokens: resolveTokens(value, '') }
}

function withoutSchema({ $schema: _, ...rest }: Record<string, never>) {
  return rest
}
