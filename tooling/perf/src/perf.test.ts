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
  '_after.js': { file: 'after.js', name: 'after', imports: ['_framework.js'] },
}
const budget = { goal: 10, unit: 'kB br', of: 'something' }

describe('a build', () => {
  it('includes the imports of a chunk, once', () => {
    expect([...closure(manifest, 'index.html')]).toEqual(['main.js', 'framework.js'])
    expect([...closure(manifest, 'home.tsx')]).toEqual(['home.js', 'framework.js', 'shared.js'])
  })

  it('distinguishes pages from languages', () => {
    expect(parts(manifest)).toEqual({
      entry: 'index.html',
      after: ['_after.js'],
      pages: ['home.tsx'],
      languages: ['virtual:locales/EN'],
    })
  })

  it('knows which chunks make up a language, the first view first', () => {
    const later = {
      '_FIL-1.js': { file: 'FIL-1.js', name: 'FIL-later' },
      '_EN-2.js': { file: 'EN-2.js', name: 'EN-later' },
    }
    const filipino = { '../../x/virtual:locales/FIL': { file: 'FIL-3.js', isDynamicEntry: true } }
    expect(byLanguage({ ...later, ...filipino, ...manifest })).toEqual(
      new Map([
        ['FIL', ['../../x/virtual:locales/FIL', '_FIL-1.js']],
        ['EN', ['virtual:locales/EN', '_EN-2.js']],
      ]),
    )
  })
})

describe('a game', () => {
  it('weighs the scripts of a page: the frame, its own chunk, shared imports, and all of their styles', () => {
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
  it('is met at the goal and exceeded above it', () => {
    expect(isWithin({ what: 'a', value: 10, budget })).toBe(true)
    expect(isWithin({ what: 'a', value: 10.01, budget })).toBe(false)
  })

  it('is printed next to the figure', () => {
    expect(table([{ what: 'home', value: 12.34, budget }])).toBe('  home    12.3 / 10   kB br   TOO MUCH')
  })
})
