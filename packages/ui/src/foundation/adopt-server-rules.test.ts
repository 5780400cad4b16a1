import { __PRIVATE__, version } from 'styled-components'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptServerRules } from './adopt-server-rules.ts'
import { groupsOf, shortMarks } from './style-marks.ts'

const mark = (group: number, id: string, names: string) => `data-styled.g${group}[id="${id}"]{content:"${names}"}`
const written = [
  ...['.a{color: red;}', '.b{color: blue;}', mark(1, 'first', 'a,b,')],
  ...[mark(2, 'empty', '')],
  ...['.c{color: green;}', mark(4, 'third', 'c,')],
]

/** A page of the server, of whose rules the browser ignored some, and the library's sheet, which has read nothing yet. */
function open(ignored: readonly number[] = []) {
  const text = shortMarks(written.map((rule) => `${rule}/*!sc*/\n`).join(''))
  document.head.innerHTML = `<style data-styled="active" data-styled-version="${version}">${text}</style>`
  const element = document.querySelector('style') as HTMLStyleElement
  for (const index of ignored) element.sheet?.deleteRule(index)
  const styles = new __PRIVATE__.StyleSheet({ isServer: false, useCSSOMInjection: true })
  adoptServerRules(styles)
  return { styles, element }
}
const classesIn = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].flatMap(({ cssText }) => /^\.\w+/.exec(cssText)?.[0] ?? [])

// A page of its own: the other tests of this worker keep their styles in the document that they share.
beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { contentDocument, contentWindow } = frame
  vi.stubGlobal('document', contentDocument)
  vi.stubGlobal('CSSStyleSheet', (contentWindow as Window & typeof globalThis).CSSStyleSheet)
  return () => {
    vi.unstubAllGlobals()
    frame.remove()
  }
})

describe('styles of the server', () => {
  it('stay in their element, and their names are known', () => {
    const { styles, element } = open()
    expect(styles.hasNameForId('first', 'b')).toBe(true)
    expect(styles.hasNameForId('third', 'c')).toBe(true)
    expect(styles.hasNameForId('third', 'a')).toBe(false)
    expect(element.isConnected).toBe(true)
    expect(classesIn(element)).toEqual(['.a', '.b', '.c'])
    const others = [...document.querySelectorAll('style')].filter((each) => each !== element)
    expect(others.flatMap(classesIn)).toEqual([])
    expect(document.querySelector('[data-styled="true"]')).toBeNull()
  })

  it('put later rules in the order of the components', () => {
    const { styles, element } = open()
    styles.insertRules('third', 'd', ['.d{color: red;}'])
    styles.insertRules('first', 'e', ['.e{color: red;}', '.f{color: red;}'])
    styles.insertRules('empty', 'g', ['.g{color: red;}'])
    styles.insertRules('fourth', 'h', ['.h{color: red;}'])
    styles.insertRules('first', 'i', ['.i{color: red;}'])
    expect(classesIn(element)).toEqual(['.a', '.b', '.e', '.f', '.i', '.g', '.c', '.d', '.h'])
    expect(styles.getTag().length).toBeGreaterThan(0)
  })

  it('go when their component is cleared, and leave those of the others', () => {
    const { styles, element } = open()
    styles.insertRules('third', 'd', ['.d{color: red;}'])
    styles.clearRules('first')
    expect(classesIn(element)).toEqual(['.c', '.d'])
    expect(styles.hasNameForId('first', 'a')).toBe(false)
    styles.insertRules('first', 'k', ['.k{color: red;}'])
    expect(classesIn(element)).toEqual(['.k', '.c', '.d'])
    expect(styles.toString()).toMatch(/\.c\s*\{.*\}[\s\S]*\.d/)
  })

  it('take a rule under a condition as a part of one style rule', () => {
    const { styles, element } = open()
    styles.insertRules('third', 'd', ['@media print{.d{color: red;}}'])
    styles.insertRules('fourth', 'h', ['.h{color: red;}'])
    expect(classesIn(element)).toEqual(['.a', '.b', '.c', '.d', '.h'])
  })

  it('keep keyframes in a sheet of their own, and count them', () => {
    const { styles, element } = open()
    for (const name of ['one', 'two']) styles.insertRules('first', name, [`@keyframes ${name}{from{opacity:0;}}`])
    styles.insertRules('third', 'd', ['.d{color: red;}'])
    const kept = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    expect(kept.toSorted()).toEqual([
      expect.stringMatching(/^@keyframes one /),
      expect.stringMatching(/^@keyframes two /),
    ])
    expect(classesIn(element)).toEqual(['.a', '.b', '.c', '.d'])
  })

  it('do without a rule that the browser does not know', () => {
    const { styles, element } = open()
    styles.insertRules('first', 'x', ['.x{color: red;} .y{color: red;', '.z{color: red;}'])
    styles.insertRules('third', 'd', ['.d{color: red;}'])
    expect(classesIn(element).at(-1)).toBe('.d')
  })

  it('move as the library moves them where the browser ignored one of them', () => {
    const { styles, element } = open([1])
    expect(element.isConnected).toBe(false)
    expect(styles.hasNameForId('first', 'b')).toBe(true)
    styles.insertRules('third', 'd', ['.d{color: red;}'])
    const all = [...document.querySelectorAll('style')].flatMap(classesIn)
    expect(all).toEqual(['.a', '.b', '.c', '.d'])
  })

  it('need nothing in a page without them', () => {
    const styles = new __PRIVATE__.StyleSheet({ isServer: false, useCSSOMInjection: true })
    adoptServerRules(styles)
    expect(document.querySelector('style')).toBeNull()
  })

  it('are marked in fewer bytes, and read as the library wrote them', () => {
    const sent = shortMarks(`<style>${written.map((rule) => `${rule}/*!sc*/\n`).join('')}</style>`)
    expect(sent).toContain('.b{color: blue;}\n#first{}\n#empty{}\n.c{color: green;}\n#third{}\n')
    expect(groupsOf(sent.replaceAll(/<.style>/g, ''))).toMatchObject([
      { id: 'first', names: ['a', 'b'] },
      { id: 'empty', names: [], rules: [] },
      { id: 'third', names: ['c'], rules: ['.c{color: green;}'] },
    ])
  })

  it.each([
    ['a name in a condition', '@media print{.a{top:0}}', 'a,'],
    ['keyframes', '@keyframes aB{to{top:0}}', 'aB,'],
    ['a rule about another component', '.a .s5f_0 .b-c{margin:0.5em 1.25em}', 'a,'],
    ['a name without a rule', '.a{top:0}', 'a,b,'],
    ['a rule without a name', 'html .index{top:0}', 'sc-global-x1,'],
    ['another order', '.a .b{top:0}', 'b,a,'],
    ['a rule that begins like a mark', '#main.a{top:0}', 'a,'],
  ])('keep their names: %s', (_, rule, names) => {
    const sent = shortMarks(`${rule}/*!sc*/\n${mark(3, 'sc-x-0', names)}/*!sc*/\n`)
    expect(groupsOf(sent)).toEqual([{ id: 'sc-x-0', names: names.split(',').slice(0, -1), rules: [rule] }])
  })
})
