import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loadBrands } from '../node.ts'
import { tokenNames } from '../token-names.ts'
import { audit, auditedPairs } from './audit.ts'
import { between, contrast, fromHex, legible, oklch, reach, readableOn, toHex } from './color.ts'
import { toCss } from './css.ts'
import { colorNames, themes } from './names.ts'
import { tokensSchema } from './tokens-file.ts'

const brands = loadBrands()
const byId = brands.map((loaded) => [loaded.brand.id, loaded] as const)

describe.each(byId)('tokens of %s', (id, { tokens, css }) => {
  it.each(themes)('name every role in %s', (theme) => {
    expect(Object.keys(tokens[theme]).sort()).toEqual([...tokenNames].sort())
    for (const name of tokenNames) expect(tokens[theme][name], name).toBeTruthy()
  })
  it('are readable in both themes', () => expect(audit(tokens)).toEqual([]))
  it('take at most 4 kB', () => expect(Buffer.byteLength(css)).toBeLessThanOrEqual(4000))
  it('say once what both themes share', () => {
    const [light = '', dark = ''] = css.split(`[data-brand="${id}"][data-theme="dark"]`)
    expect(light).toContain('--space-4:')
    expect(dark).not.toContain('--space-4:')
    expect(dark).toContain('--color-page:')
  })
})

describe('brands', () => {
  it('that ship share no accent, shape or type', () => {
    const shipped = brands.filter(({ brand }) => ['bangladesh', 'india', 'philippines'].includes(brand.id))
    for (const name of [
      'color-accent',
      'color-highlight',
      'color-page',
      'radius-card',
      'font-body',
      'image-motif',
    ] as const) {
      expect(new Set(shipped.map(({ tokens }) => tokens.light[name])).size, name).toBe(3)
    }
  })
})

describe('audit', () => {
  it('knows every colour that is written on, or written with', () => {
    const seen = new Set(auditedPairs.flatMap(({ foreground, background }) => [foreground, background]))
    // These carry no text and bound nothing by themselves.
    const silent = ['color-scrim', 'color-border', 'color-header-rule']
    expect(colorNames.filter((name) => !seen.has(name))).toEqual(silent)
  })
  it('finds a faint pair', () => {
    const [first] = brands
    if (!first) throw new Error('no brand')
    const faint = { ...first.tokens, light: { ...first.tokens.light, 'color-text': '#ccc' } }
    expect(audit(faint)).toContainEqual(
      expect.objectContaining({ theme: 'light', foreground: 'color-text', background: 'color-page', needed: 4.5 }),
    )
  })
})

describe('a waiver', () => {
  const [first] = brands
  if (!first) throw new Error('no brand')
  const faint = { ...first.tokens, light: { ...first.tokens.light, 'color-on-hero': first.tokens.light['color-hero'] } }
  const waiver = { theme: 'light', pair: ['color-on-hero', 'color-hero'], name: 'Ana', reason: 'A picture' } as const
  const keys = (waivers: Parameters<typeof audit>[1]) =>
    audit(faint, waivers).map(({ theme, foreground, background }) => `${theme} ${foreground} ${background}`)

  it('excuses its own pair and theme alone', () => {
    expect(keys([])).toEqual(['light color-on-hero color-hero'])
    expect(keys([{ ...waiver, pair: [...waiver.pair] }])).toEqual([])
    expect(keys([{ ...waiver, pair: [...waiver.pair], theme: 'dark' }])).toHaveLength(1)
    expect(keys([{ ...waiver, pair: ['color-hero', 'color-on-hero'] }])).toHaveLength(1)
  })
  it.each([
    ['without a name', { ...waiver, name: ' ' }],
    ['without a reason', { ...waiver, reason: '' }],
    ['for a pair of one', { ...waiver, pair: ['color-hero'] }],
    ['for an unknown colour', { ...waiver, pair: ['color-hero', 'color-nothing'] }],
    ['for an unknown theme', { ...waiver, theme: 'dusk' }],
  ])('is refused %s', (_, bad) => {
    const { waivers } = tokensSchema.entries
    expect(v.is(waivers, [bad])).toBe(false)
    expect(v.is(waivers, [waiver])).toBe(true)
    expect(v.is(waivers, [waiver, waiver])).toBe(false)
  })
})

describe('toCss', () => {
  it('writes two blocks', () => {
    const [first] = brands
    if (!first) throw new Error('no brand')
    expect(toCss('x', first.tokens)).toMatch(/^\[data-brand="x"\]\{.+\}\[data-brand="x"\]\[data-theme="dark"\]\{.+\}$/s)
  })
})

describe('colours', () => {
  const hues = Array.from({ length: 24 }, (_, index) => index * 15)
  it.each(hues)('stay readable whatever the hue: %i°', (hue) => {
    for (const lightness of [0.2, 0.4, 0.55, 0.62, 0.7, 0.85]) {
      const fill = legible(oklch(lightness, 0.16, hue))
      expect(contrast(readableOn(fill), fill)).toBeGreaterThanOrEqual(4.5)
      const page = fromHex('#fffdf8')
      expect(contrast(reach(fill, [page], 4.5), page)).toBeGreaterThanOrEqual(4.5)
    }
  })
  it('finds the tone between light and dark', () => {
    const [light, dark] = [fromHex('#ffffff'), fromHex('#101828')]
    const ring = between(oklch(0.9, 0.2, 30), [light, dark])
    expect(Math.min(contrast(ring, light), contrast(ring, dark))).toBeGreaterThan(3)
  })
  it('are written short', () => {
    expect(toHex(fromHex('#ffffff'))).toBe('#fff')
    expect(toHex(oklch(0, 0, 0, 0.5))).toBe('#00000080')
  })
})
