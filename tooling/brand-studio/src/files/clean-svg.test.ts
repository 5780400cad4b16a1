// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { savedOf } from '../testing/saved.ts'
import { cleanSvg } from './clean-svg.ts'
import { shipped } from './shipped.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${attributes}><path d="M0 0h10v10z"/>${inside}</svg>`

describe.each(shipped.map(({ id }) => id))('drawings of %s', (id) => {
  it.each(Object.entries(savedOf(id).art))('%s stay as they are', (_, text) => {
    expect(cleanSvg(text)).toEqual({ text, removed: [], error: null })
  })
})

describe('cleanSvg', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /script|alert/],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>', /onload|alert/],
    [
      'foreign content',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      /foreignObject|xhtml/,
    ],
    ['a picture from elsewhere', '<image href="https://example.org/a.png"/>', /image|example/],
    ['a use of another file', '<use xlink:href="https://example.org/a.svg#x"/>', /example/],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /javascript/],
    ['a style that fetches', '<style>@import url(https://example.org/a.css)</style>', /import|example/],
    ['an escaped address in a style', '<style>path{fill:u\\72l(https://example.org/a)}</style>', /example/],
    ['a fill that fetches', '<path fill="url(https://example.org/a.svg#g)" d="M0 0"/>', /example/],
    ['an animated link', '<path d="M0 0"><set attributeName="href" to="javascript:alert(1)"/></path>', /javascript/],
    ['another base', '<g xml:base="https://example.org/"><path d="M0 0"/></g>', /example/],
  ])('takes out %s', (_, inside, gone) => {
    const { text, removed, error } = cleanSvg(svg(inside))
    expect(error).toBeNull()
    expect(text).not.toMatch(gone)
    expect(removed.length).toBeGreaterThan(0)
    expect(text).toContain('viewBox="0 0 10 10"')
    expect(text).toContain('M0 0h10v10z')
  })
  it('keeps gradients, references inside the drawing and styles', () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" fill="url(#g)" d="M0 0"/><use href="#g"/>'
    expect(cleanSvg(svg(inside))).toEqual({ text: svg(inside), removed: [], error: null })
  })
  it.each([
    ['text', 'hello'],
    ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    ['a broken drawing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path></svg>'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
    ['nothing but a script', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>'],
    ['a huge file', svg(`<path d="${'M0 0'.repeat(60_000)}"/>`)],
  ])('refuses %s', (_, text) => {
    expect(cleanSvg(text).error).toBeTruthy()
  })
})
