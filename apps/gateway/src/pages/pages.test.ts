import { type LanguageCode, languageCodes } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { articleRows } from '../seed/articles.ts'
import { engines, playable } from '../seed/engines.ts'
import { countriesIn, forCountry, forEveryCountry } from './for-country.ts'
import { gameRules } from './game-rules.ts'
import { parsePage } from './parse-page.ts'
import { pageFiles, pages, readPages } from './read-pages.ts'
import { toHtml } from './to-html.ts'

const all = pageFiles.flatMap((name) => languageCodes.map((code) => [name, code, pages[name][code]] as const))

describe('Markdown of a page', () => {
  it('becomes headings, paragraphs, lists and links', () =>
    expect(toHtml('## Yes\n\nA **b** [c](/d) & e\n\n- f')).toBe(
      '<h2>Yes</h2>\n<p>A <strong>b</strong> <a href="/d">c</a> &amp; e</p>\n<ul>\n<li>f</li>\n</ul>',
    ))

  it.each([
    ['a script', '<script>alert(1)</script>', 'html'],
    ['raw HTML in a line', 'Hello <b onclick=alert(1)>there</b>', 'html'],
    ['an element with a handler', '<img src=x onerror=alert(1)>', 'html'],
    ['a picture', '![x](https://elsewhere.example/x.png)', 'image'],
    ['code', '`x`', 'codespan'],
    ['a link to a script', '[x](javascript:alert(1))', 'lead to javascript:alert(1)'],
    ['a link to data', '[x](data:text/html,x)', 'lead to data:'],
    ['a link to another host without a scheme', '[x](//elsewhere.example)', 'lead to //elsewhere.example'],
    ['a link without encryption', '[x](http://elsewhere.example)', 'lead to http:'],
  ])('refuses %s', (_, markdown, reason) => expect(() => toHtml(markdown)).toThrow(reason))

  it('writes text that resembles HTML as text', () =>
    expect(toHtml('1 < 2 & "3"')).toBe('<p>1 &lt; 2 &amp; &quot;3&quot;</p>'))
})

describe('blocks of a country', () => {
  const text = 'a\n\n:::PH\nb\n:::\n\n:::other\nc\n:::\n\nd\n'
  it('are for its readers only', () => {
    expect(forCountry(text, 'PH').split(/\s+/)).toEqual(['a', 'b', 'd', ''])
    expect(forCountry(text, 'NP').split(/\s+/)).toEqual(['a', 'c', 'd', ''])
    expect(forEveryCountry(text).split(/\s+/)).toEqual(['a', 'b', 'c', 'd', ''])
  })
})

describe('a page', () => {
  const head = '---\ntitle: T\nsummary: S\noperator: O\nversion: 3\ndate: 2026-11-23\n---\n'
  it('has a title, a summary, a version, a day and a text', () =>
    expect(parsePage(`${head}Hello\n`)).toEqual({
      ...{ title: 'T', summary: 'S', operator: 'O', version: 3, body: 'Hello' },
      publishedAt: new Date('2026-11-23T00:00:00Z'),
    }))

  it.each([
    ['no front matter', 'Hello', 'no title, summary, operator, version, date'],
    ['no summary', `${head.replace('summary: S\n', '')}Hello`, 'no summary'],
    ['a wrong version', `${head.replace('3', 'x')}Hello`, 'x is no version'],
    ['a wrong day', `${head.replace('2026-11-23', 'soon')}Hello`, 'soon is no day'],
    ['no text', `${head} \n`, 'no text'],
  ])('is refused with %s', (_, text, reason) => expect(() => parsePage(text)).toThrow(reason))

  it('is missing by its name in every language', () => {
    expect(() => readPages(['privacy', 'no-such-page'])).toThrow(/^locales\/en\/pages\/no-such-page\.md: .*ENOENT/)
    expect(() => readPages(['no-such-page'])).toThrow('locales/hi/pages/no-such-page.md')
  })
})

describe('all pages', () => {
  it.each(all)('%s in %s has the version and the day of English', (name, _, { version, publishedAt }) =>
    expect([version, publishedAt]).toEqual([pages[name].EN.version, pages[name].EN.publishedAt]),
  )

  it.each(all)('%s in %s names its countries, and every other one', (name, _, { body }) => {
    const countries = countriesIn(body)
    expect(countries).toEqual(countriesIn(pages[name].EN.body))
    expect([[], ['PH', 'IN', 'BD', 'other']]).toContainEqual(countries)
    expect(forEveryCountry(body)).not.toContain(':::')
  })

  it.each(languageCodes)('have separate titles and summaries in %s', (code) => {
    const own = (field: 'title' | 'summary') => new Set(pageFiles.map((name) => pages[name][code][field]))
    expect([own('title').size, own('summary').size]).toEqual([pageFiles.length, pageFiles.length])
  })

  // The words for play money and for real money, as locales/terms.json has them.
  const words = { EN: ['play', 'real money'], TY: ['play money', 'totoong pera'], BN: ['প্লে মানি', 'আসল টাকা'] }
  const spoken: Record<LanguageCode, string[]> = { ...words, HI: ['प्ले मनी', 'असली पैस'] }
  it.each(all)('%s in %s explains the money, and lists the operator’s replacements', (_, code, { body, operator }) => {
    const text = body.toLowerCase()
    expect(spoken[code].filter((word) => !text.includes(word))).toEqual([])
    expect(operator.length).toBeGreaterThan(30)
  })
})

describe('the rules of the games', () => {
  it.each(languageCodes)('name the return and the volatility of every engine that runs, in %s', (code) => {
    const lines = gameRules(code).split('\n')
    expect(lines).toHaveLength(playable.length)
    for (const [index, engine] of playable.entries()) {
      const { rtp, volatility } = engines[engine]
      expect(lines[index]).toContain(`${Math.floor(rtp / 100)}.${String(rtp % 100).padStart(2, '0')}%`)
      const [, ...figures] = lines[index]?.split('%') ?? []
      expect(figures.join().match(/\d/g)?.toSorted()).toEqual([`${volatility}`, '5'].toSorted())
    }
  })
})

describe('the terms of use', () => {
  const merchant = {
    ...{ code: 'm', brandId: 'b', country: 'PH', countryName: 'X', currency: 'XXX', currencySymbol: '₱', minAge: 21 },
    ...{ languages: ['EN'], hosts: [], timeZone: 'UTC' },
  }
  it('are an article of the version and the day that the files have', () => {
    const [terms] = articleRows(merchant)
    expect(terms).toMatchObject({ kind: 'TERMS', publishedAt: pages.terms.EN.publishedAt })
    expect(Object.keys(terms?.content ?? {})).toEqual([...languageCodes])
    expect(terms?.content.EN).toMatch(/<h2>Who may play<\/h2>[\s\S]*at least 21 years[\s\S]*₱1,000\.00/)
  })
})
