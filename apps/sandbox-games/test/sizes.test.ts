import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { heroDrawing, skinOf, themes } from '../src/skins/skin.ts'

it('draws every theme in at most 20 kB, so that a game with its drawings stays below 150', () => {
  const weights = themes.map((theme) => {
    const parts = [JSON.stringify(skinOf(theme)), ...skinOf(theme).heroes.map((name) => heroDrawing(name) ?? '')]
    return parts.reduce((sum, text) => sum + gzipSync(text).length / 1000, 0)
  })
  expect(Math.max(...weights)).toBeLessThan(20)
  expect(Math.min(...weights)).toBeGreaterThan(1)
})
