import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSaved } from '../files/open-files.ts'
import { belowOf, shipped } from '../files/shipped.ts'
import { auditedPairs, contrast, fromHex, roleNames, toHex } from '../kit.ts'
import { savedOf } from '../testing/saved.ts'
import { hexOf, isShowable, readHex, readNumber } from './color-entry.ts'
import { evaluate } from './evaluate.ts'
import { readFonts } from './font-entry.ts'
import { openPairs } from './pairs.ts'
import { apply } from './studio-state.ts'
import { suggest } from './suggest.ts'
import { roleGroups, roleTitle, sentence } from './words.ts'

describe('hexadecimal entry', () => {
  it('gives the very colour that was written', () => {
    const channel = fc.integer({ min: 0, max: 0xffffff })
    fc.assert(
      fc.property(channel, (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`
        const { value: read } = readHex(hex)
        expect(read && hexOf(read)).toBe(toHex(fromHex(hex)))
        expect(read?.every((part, index) => part >= 0 && part <= ([1, 0.4, 360][index] ?? 0))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
  it.each(['', '#', 'red', '#12', '#12345', '#1234567', '#12345g', '12 34 56', 'url(#a)'])('refuses %j', (text) => {
    expect(readHex(text).error).toBeTruthy()
  })
  it.each(['fff', '#FFF', ' #ffffff '])('takes %j for white', (text) => {
    expect(readHex(text).value).toEqual([1, 0, expect.any(Number)])
  })
})

describe('number entry', () => {
  it.each([
    ['0.5', 0.5],
    [' .5 ', 0.5],
    ['0,5', 0.5],
    ['1', 1],
  ])('reads %j', (text, value) => expect(readNumber(text, 0, 1).value).toBe(value))
  it.each(['', 'x', '1e3', '0x1', '1.1', '-1', 'NaN', 'Infinity', '1 2'])('refuses %j', (text) => {
    expect(readNumber(text, 0, 1).error).toBeTruthy()
  })
})

it('knows which colours a screen can show', () => {
  expect(isShowable([0.6, 0.1, 30])).toBe(true)
  expect(isShowable([0.6, 0.4, 200])).toBe(false)
})

it('reads names of fonts', () => {
  expect(readFonts('"Noto Sans", serif').value).toEqual(['Noto Sans', 'serif'])
  expect(readFonts('serif').error).toBeTruthy()
  expect(readFonts('a{}, serif').error).toContain('a{}')
})

it('shows every role in one group', () => {
  expect(roleGroups.flatMap(({ names }) => names).toSorted()).toEqual(roleNames.toSorted())
  expect([
    roleTitle('color-on-accent-soft'),
    sentence('rail:hot'),
    sentence('pointMall'),
    sentence('CHNGPASSMAIL3'),
  ]).toEqual(['On accent soft', 'Rail: hot', 'Point mall', 'CHNGPASSMAIL3'])
})

describe.each(shipped.map(({ id }) => id))('suggestions for %s', (id) => {
  const saved = savedOf(id)
  const { draft } = readSaved(saved, belowOf)
  if (!draft) throw new Error('no draft')
  const below = belowOf(draft.brand.region ?? null)

  it.each(['color-text', 'color-on-hero', 'color-link', 'color-on-accent'] as const)('mend a bad %s', (name) => {
    const colorSpace = 'oklch'
    // The very colour that it is written on: nothing could be worse, in any brand.
    const background = auditedPairs.find(({ foreground }) => foreground === name)?.background ?? name
    const { l, c, h } = fromHex(evaluate(draft, below).shown?.tokens.light[background] ?? '#000000')
    const components = [Math.min(1, l), c, h]
    const value = { $type: 'color', $value: { colorSpace, components } }
    let next = apply(draft, { type: 'set', file: 'tokens', path: ['semantic', 'light', name], value })
    let { shown } = evaluate(next, below)
    expect(openPairs(shown?.pairs ?? []).length).toBeGreaterThan(0)
    for (let round = 0; round < 60; round++) {
      const [pair] = openPairs(shown?.pairs ?? [])
      if (!pair || !shown) break
      const proposal = suggest(pair, shown.tokens)
      if (!proposal) throw new Error('no proposal')
      expect(proposal.ratio).toBeGreaterThanOrEqual(pair.needed)
      const mended = { $type: 'color', $value: { colorSpace, components: [...proposal.components] } }
      next = apply(next, {
        type: 'set',
        file: 'tokens',
        path: ['semantic', proposal.theme, proposal.name],
        value: mended,
      })
      shown = evaluate(next, below).shown
      const same = shown?.pairs.find(
        (other) =>
          other.theme === pair.theme && other.foreground === pair.foreground && other.background === pair.background,
      )
      expect(same?.isReadable).toBe(true)
    }
  })
  it('are the nearest', () => {
    const { shown } = evaluate(draft, below)
    if (!shown) throw new Error('not shown')
    const tokens = { ...shown.tokens, light: { ...shown.tokens.light, 'color-text': '#999', 'color-page': '#fff' } }
    const proposal = suggest(
      {
        theme: 'light',
        foreground: 'color-text',
        background: 'color-page',
        ratio: 2.8,
        needed: 4.5,
      },
      tokens,
    )
    expect(proposal?.name).toBe('color-text')
    expect(contrast(proposal?.hex ?? '', '#fff')).toBeGreaterThanOrEqual(4.5)
  })
})
