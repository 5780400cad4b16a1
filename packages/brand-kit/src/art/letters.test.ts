import { describe, expect, it } from 'vitest'
import { writing } from './letters.ts'

const strokes = (text: string) => writing(text)?.d ?? ''
const lowest = (text: string) => {
  const ends = [...strokes(text).matchAll(/M-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
  return { top: Math.min(...ends), foot: Math.max(...ends) }
}

describe('the letters of a logo', () => {
  it.each(['São', 'Sol d’Ouro'.replace('’', "'"), 'Ñandú', 'Königin', 'Ångström', 'Žižkov', 'Łódź', 'Đức', 'Señor'])(
    'keep the accents of %s',
    (name) => {
      const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
      expect(writing(name)).not.toBeNull()
      if (plain !== name) expect(strokes(name).length).toBeGreaterThan(strokes(plain).length)
      // The marks need no room beside the letter.
      expect(writing(name)?.width).toBe(writing(plain)?.width)
    },
  )
  it('put marks above and below the letter, and a second one above the first', () => {
    expect(lowest('E').top).toBe(0)
    expect(lowest('É').top).toBeLessThan(-4)
    expect(lowest('Ç').foot).toBeGreaterThanOrEqual(20)
    expect(lowest('Ế').top).toBeLessThan(lowest('Ê').top)
  })
  it('have no dot on a capital I, and take a sharp s as two', () => {
    expect(strokes('i')).toBe(strokes('I'))
    expect(strokes('Straße')).toBe(strokes('STRASSE'))
  })
  it('are none for other scripts, and for a mark that is not drawn here', () => {
    expect(writing('मयूर')).toBeNull()
    expect(writing('A\u20DD')).toBeNull()
  })
})
