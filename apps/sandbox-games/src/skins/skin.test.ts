import { describe, expect, it } from 'vitest'
import { heroDrawing, skinOf, themes } from './skin.ts'
import { hues } from './table.ts'

describe('skins', () => {
  it('gives every theme of the catalogue a separate drawing and hues', () => {
    expect(themes).toHaveLength(57)
    expect(Object.keys(hues).sort()).toEqual([...themes].sort())
    expect(new Set(themes.map(heroDrawing)).size).toBe(themes.length)
    expect(new Set(themes.map((theme) => JSON.stringify(skinOf(theme).light))).size).toBeGreaterThan(50)
  })

  it.each(['mango', 'bell', 'rocket', 'gift'])('shows %s first, then seven others that can be drawn', (theme) => {
    const { heroes } = skinOf(theme)
    expect(heroes[0]).toBe(theme)
    expect(new Set(heroes).size).toBe(8)
    for (const hero of heroes) expect(heroDrawing(hero)).toContain('<svg')
  })

  it('falls back to a plain look for an unknown theme', () => {
    expect(skinOf('no-such-theme').heroes).toHaveLength(8)
    expect(heroDrawing('no-such-theme')).toBeNull()
  })
})
