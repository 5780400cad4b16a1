import { describe, expect, it } from 'vitest'
import { loadBrand } from '../node.ts'
import { canDraw, drawIdentity } from './identity.ts'
import { outlineOf } from './outline.ts'

const { tokens } = loadBrand('india')
const logo = (name: string) => drawIdentity({ id: 'golden-7', name }, 'sun', tokens)['logo.svg']

describe('the logo of a name in another script', () => {
  it.each([
    ['Devanagari', 'हिमालय'],
    ['Devanagari with joined letters', 'क्षितिज'],
    ['Bengali', 'শাপলা'],
    ['Arabic', 'قمر'],
    ['Arabic of several words', 'ماه نو'],
  ])('is made of outlines: %s', (_, name) => {
    const svg = logo(name)
    expect(svg).not.toContain('<text')
    expect(svg).toContain(`aria-label="${name}"`)
    expect(Buffer.byteLength(svg)).toBeLessThan(10_000)
    expect(Number(/width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(240)
  })
  it.each(['漢字', 'Золото', 'क漢'])('spells the id where no letters can be drawn: %s', (name) => {
    const lines = (svg: string) => svg.replace(/aria-label="[^"]*"/, '')
    expect(canDraw(name)).toBe(false)
    expect(logo(name)).not.toContain('<text')
    expect(logo(name)).toContain(`aria-label="${name}"`)
    expect(lines(logo(name))).toBe(lines(logo('Golden-7')))
  })
  it('joins letters: the conjunct is narrower than its parts', () => {
    const width = (text: string) => outlineOf(text, 1000, 1_000_000)?.width ?? 0
    expect(width('क्ष')).toBeLessThan(width('कष') * 1.2)
    expect(outlineOf('क्ष', 28, 200)?.d).not.toBe(outlineOf('कष', 28, 200)?.d)
  })
  it('stays in its room', () => {
    const outline = outlineOf('क'.repeat(24), 28, 180)
    expect(outline?.width).toBeCloseTo(180)
    expect(outline?.height).toBeLessThanOrEqual(28)
  })
  it('is none where the font has no such sign', () => {
    expect(outlineOf('漢字', 28, 180)).toBeNull()
    expect(outlineOf('क漢', 28, 180)).toBeNull()
  })
})
