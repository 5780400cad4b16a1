import { describe, expect, it } from 'vitest'
import { byLanguage, closure, type Manifest, parts } from './bundle.ts'
import { filesOf } from './game-figures.ts'
import { isWithin, table } from './report.ts'

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_framework.js'], dynamicImports: ['home.tsx'] },
  '_framework.js': { file: 'framework.js' },
  'home.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_framework.js', '_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_framework.js'] },
  'virtual:locales/EN': { file: 'en.js', isDynamicEntry: true },
}
const budget = { goal: 10, unit: 'kB br', of: 'something' }

describe('a build', () => {
  it('takes along what a chunk imports, once', () => {
    expect([...closure(manifest, 'index.html')]).toEqual(['main.js', 'framework.js'])
    expect([...closure(manifest, 'home.tsx')]).toEqual(['home.js', 'framework.js', 'shared.js'])
  })

  it('tells pages from languages', () => {
    expect(parts(manifest)).toEqual({ entry: 'index.html', pages: ['home.tsx'], languages: ['virtual:locales/EN'] })
  })

  it('knows which chunks make up a language, the first view first', () => {
    const later = ['../../x/virtual:locales/FIL-later', 'virtual:locales/EN-later']
    expect(byLanguage([...later, '../../x/virtual:locales/FIL', 'virtual:locales/EN'])).toEqual(
      new Map([
        ['FIL', ['../../x/virtual:locales/FIL', '../../x/virtual:locales/FIL-later']],
        ['EN', ['virtual:locales/EN', 'virtual:locales/EN-later']],
      ]),
    )
  })
})

describe('a game', () => {
  it('weighs what its page has loaded: the frame, its own chunk, what both import, and all of their styles', () => {
    const games: Manifest = {
      'index.html': { file: 'frame.js', isEntry: true, css: ['frame.css'], dynamicImports: ['a', 'b'] },
      a: { file: 'a.js', isDynamicEntry: true, imports: ['index.html', '_reels'], css: ['a.css'] },
      b: { file: 'b.js', isDynamicEntry: true, css: ['b.css'] },
      _reels: { file: 'reels.js', css: ['reels.css'] },
    }
    expect(filesOf(games, 'a').toSorted()).toEqual(
      ['index.html', 'frame.js', 'a.js', 'reels.js', 'frame.css', 'a.css', 'reels.css'].toSorted(),
    )
  })
})

describe('a budget', () => {
  it('is kept at the goal and passed above it', () => {
    expect(isWithin({ what: 'a', value: 10, budget })).toBe(true)
    expect(isWithin({ what: 'a', value: 10.01, budget })).toBe(false)
  })

  it('is printed next to the figure', () => {
    expect(table([{ what: 'home', value: 12.34, budget }])).toBe('  home    12.3 / 10   kB br   TOO MUCH')
  })
})
