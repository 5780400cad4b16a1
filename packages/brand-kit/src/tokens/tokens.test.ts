import { formatHex, interpolate } from 'culori'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loadBrands } from '../node.ts'
import { tokenNames } from '../token-names.ts'
import { audit, auditedPairs } from './audit.ts'
import { between, contrast, fromHex, legible, oklch, reach, readableOn, toHex } from './color.ts'
import { toCss } from './css.ts'
import { colorNames, themes } from './names.ts'
import { resolveTokens } from './resolve.ts'
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
  it('contain shared values of both themes once', () => {
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
  it('covers every colour of text and of its background', () => {
    const seen = new Set(auditedPairs.flatMap(({ foreground, background }) => [foreground, background]))
    // These contain no text and are no boundary on their own.
    const silent = ['color-scrim', 'color-header-rule']
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

describe('marks and states on plain surfaces', () => {
  const names = ['color-badge', 'color-on-positive-soft', 'color-on-warning-soft', 'color-on-info-soft'] as const
  const derived = (lightness: number, highlight: [number, number, number]) => {
    const [first] = brands
    if (!first) throw new Error('no brand')
    const colour = (components: [number, number, number]) => ({
      $type: 'color' as const,
      $value: { colorSpace: 'oklch' as const, components },
    })
    const { seed } = first.tokensFile
    const light = { 'color-surface': colour([lightness, 0.02, 90]), 'color-surface-sunken': colour([lightness, 0, 0]) }
    return resolveTokens(
      {
        ...first.tokensFile,
        seed: { ...seed, color: { ...seed.color, highlight: colour(highlight) } },
        semantic: { light, dark: {} },
      },
      '',
    )
  }

  it.each([
    ['yellow', [0.968, 0.211, 109.8]],
    ['near-white', [0.99, 0.005, 107]],
    ['near-black', [0.16, 0.01, 107]],
    ['mid grey', [0.6, 0, 0]],
  ] as const)('are seen where the highlight is %s, also on darker surfaces', (_, [l, c, h]) => {
    for (const lightness of [0.998, 0.9, 0.8]) {
      const faint = audit(derived(lightness, [l, c, h])).filter(({ foreground, background }) =>
        [foreground, background].some((name) => names.some((one) => one === name)),
      )
      expect(faint, `${lightness}`).toEqual([])
    }
  })
})

describe('the ground of the white vendor marks', () => {
  const [first] = brands
  if (!first) throw new Error('no brand')
  const oklchOf = (components: [number, number, number]) => ({
    $type: 'color' as const,
    $value: { colorSpace: 'oklch' as const, components },
  })
  const withSemantic = (
    roles: Partial<Record<'color-footer' | 'color-hero' | 'color-vendor', [number, number, number]>>,
  ) => {
    const light = Object.fromEntries(Object.entries(roles).map(([name, value]) => [name, oklchOf(value)]))
    return { ...first.tokensFile, semantic: { ...first.tokensFile.semantic, light } }
  }
  it.each([
    ['yellow', [0.968, 0.211, 109.8]],
    ['hot pink', [0.728, 0.196, 352]],
    ['near-white', [0.99, 0.005, 107]],
    ['mid grey', [0.6, 0, 0]],
  ] as const)('stays dark below a footer and a hero of %s', (_, [l, c, h]) => {
    const file = withSemantic({ 'color-footer': [l, c, h], 'color-hero': [l, c, h] })
    const { light } = resolveTokens(file, '')
    expect(contrast('#fff', light['color-vendor'])).toBeGreaterThanOrEqual(4.5)
    const mixed = interpolate([light['color-vendor'], light['color-hero']], 'oklab')(0.2)
    expect(contrast('#fff', formatHex(mixed))).toBeGreaterThanOrEqual(4.5)
  })
  it('is the footer where white reads on it', () => {
    for (const { tokens } of brands)
      for (const theme of themes) expect(tokens[theme]['color-vendor']).toBe(tokens[theme]['color-footer'])
  })
  it('is a finding when it is set to a light colour by hand', () => {
    const findings = audit(resolveTokens(withSemantic({ 'color-vendor': [0.9, 0.02, 80] }), ''))
    expect(findings).toContainEqual(
      expect.objectContaining({ theme: 'light', foreground: 'color-on-vendor', background: 'color-vendor' }),
    )
  })
  it('cannot be excused with another colour for the marks', () => {
    const file = { ...first.tokensFile, semantic: { light: { 'color-on-vendor': oklchOf([0, 0, 0]) }, dark: {} } }
    expect(v.is(tokensSchema, first.tokensFile)).toBe(true)
    expect(v.is(tokensSchema, file)).toBe(false)
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
  it.each(hues)('stay readable in every hue: %i°', (hue) => {
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
