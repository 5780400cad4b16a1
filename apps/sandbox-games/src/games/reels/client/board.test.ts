import { describe, expect, it } from 'vitest'
import { strip } from '../symbols.ts'
import { teaseFrom } from './board.ts'

const grid = (...reels: string[]) => reels.map(strip)

describe('suspense', () => {
  it('begins on the reel after the second seal', () => {
    expect(teaseFrom(grid('Sab', 'abS', 'abc', 'abc', 'abc'))).toBe(2)
    expect(teaseFrom(grid('Sab', 'abc', 'abc', 'Sbc', 'abS'))).toBe(4)
  })

  it('does not come without two seals, nor for a third that lands with the second', () => {
    expect(teaseFrom(grid('Sab', 'abc', 'abc', 'abc', 'abc'))).toBe(5)
    expect(teaseFrom(grid('abc', 'SSS', 'abc', 'abc', 'abc'))).toBe(5)
    expect(teaseFrom(grid('abc', 'abc', 'abc', 'Sab', 'Sab'))).toBe(5)
  })
})
