import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadBrand } from '../load/load-brand.ts'
import { root } from '../load/places.ts'
import { tokenNames } from '../token-names.ts'
import { themes } from '../tokens/names.ts'
import { resolveTokens } from '../tokens/resolve.ts'
import { scaleSources } from '../tokens/scale-sources.ts'
import { diff } from './diff.ts'
import { explain } from './explain.ts'

const tala = loadBrand('philippines')
const chain = (path: string, at?: number) =>
  explain(tala, path, at).flatMap((part) => part.chain.map(({ layer, wins }) => `${layer}${wins ? '!' : ''}`))

describe('explain', () => {
  it.each([
    ['currency.symbol', ['region!']],
    ['features.captcha', ['base!']],
    ['minimumAge', ['base', 'region!']],
    ['home', ['base', 'brand!']],
    ['legal', ['base!', 'brand!']],
    ['legal.operator.EN', ['brand!']],
    ['seed.density', ['base', 'brand!']],
    ['seed.color.brand', ['brand!']],
    ['seed.color.brand.$value.components', ['brand!']],
    ['seed.radius.card.$value', ['base', 'brand!']],
    ['seed.radius.card.$value.unit', ['base', 'brand!']],
    ['semantic.dark.color-hero', ['brand!']],
    ['color-hero.dark', ['brand!']],
  ])('%s: %j', (path, expected) => expect(chain(path)).toEqual(expected))

  it.each(['nothing', 'home.0.x', 'color-nothing', 'color-accent.dusk', 'constructor', '__proto__', '', 'seed.x'])(
    '%s is no path',
    (path) => expect(explain(tala, path)).toEqual([]),
  )

  it('gives the value that the page reads', () => {
    for (const theme of themes)
      for (const name of tokenNames) expect(explain(tala, `${name}.${theme}`)[0]?.value).toBe(tala.tokens[theme][name])
    expect(explain(tala, 'currency.symbol')[0]?.value).toBe('₱')
  })

  it('names the sources of a colour and their files', () => {
    const rule = (path: string) => explain(tala, path)[0]?.rule
    expect(rule('color-highlight.light')).toBe('derived from seed.color.highlight (brands/philippines/tokens.json)')
    expect(rule('color-on-accent.light')).toBe('derived from color-accent.light')
    expect(rule('color-header.light')).toBe('refers to seed.color.brand (brands/philippines/tokens.json)')
    expect(rule('color-page.light')).toBeNull()
    expect(rule('duration-fast')).toBe('the same in every brand')
  })

  it('counts a campaign while it runs', () => {
    const during = Date.parse('2026-12-20T00:00:00Z')
    expect(chain('seed.color.accent')).toEqual(['brand!', 'campaign'])
    expect(chain('seed.color.accent', during)).toEqual(['brand', 'campaign!'])
    expect(chain('seed.color.accent.$value', during)).toEqual(['brand', 'campaign!'])
    expect(chain('motif', during)).toEqual(['base', 'campaign!'])
    expect(explain(tala, 'color-accent.light', during)[0]?.rule).toContain('campaigns/christmas-lights.json')
    expect(explain(tala, 'color-accent.light', during)[0]?.value).not.toBe(tala.tokens.light['color-accent'])
  })

  it('names the sources of every size, shape and text', () => {
    const { seed } = tala.tokensFile
    type Loose = Record<string, Record<string, { $value: unknown }>>
    const spoil = (path: string) => {
      const copy = structuredClone(tala.tokensFile)
      const [, group = '', name] = path.split('.')
      const target = (
        name
          ? (copy.seed as unknown as Loose)[group]?.[name]
          : (copy.seed as unknown as Record<string, { $value: unknown }>)[group]
      ) as { $value: unknown }
      const value = target.$value as { value?: number } | number | string[] | { components: number[] }
      if (typeof value === 'number') target.$value = value * 1.2 + 0.01
      else if (Array.isArray(value)) target.$value = [...value, 'Other']
      else if ('components' in value) target.$value = { ...value, components: [0.5, 0.1, 100] }
      else target.$value = { ...value, value: (value.value ?? 0) + 3 }
      return resolveTokens(copy, '<svg/>').light
    }
    const before = resolveTokens(tala.tokensFile, '<svg/>').light
    const paths = Object.entries(seed).flatMap(([group, value]) =>
      '$value' in value ? [`seed.${group}`] : Object.keys(value).map((name) => `seed.${group}.${name}`),
    )
    for (const path of paths) {
      const after = spoil(path)
      const moved = Object.keys(scaleSources).filter((name) => after[name as 'text-xl'] !== before[name as 'text-xl'])
      const said = Object.entries(scaleSources).filter(([, sources]) => sources.includes(path))
      expect(moved, path).toEqual(said.map(([name]) => name))
    }
  })

  it('names files of this clone', () => {
    const [part] = explain(tala, 'currency.symbol')
    expect(relative(root, part?.chain[0]?.file ?? '')).toBe('brands/layers/regions/ph/brand.json')
  })
})

describe('diff', () => {
  it('is empty for a brand and itself', () => expect(diff('india', 'india')).toMatchObject({ brand: [], tokens: [] }))
  it('lists paths and tokens with both values', () => {
    const { brand, tokens } = diff('philippines', 'india')
    expect(brand).toContainEqual({ path: 'currency.symbol', a: '₱', b: '₹' })
    expect(brand).toContainEqual({ path: 'names.HI', a: undefined, b: 'मयूर' })
    expect(brand.map(({ path }) => path)).not.toContain('features.captcha')
    expect(tokens.filter(({ token }) => token === 'color-accent').map(({ theme }) => theme)).toEqual(['light', 'dark'])
  })
})
