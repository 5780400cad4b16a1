import { languages } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../apps/gateway/src/seed/engines.ts'
import { gameLanguages } from '../../../apps/sandbox-games/src/client/strings/languages.ts'
import { exceptions, hasWord, placeholders, strangeDigits, terms } from '../src/terms.ts'
import {
  type Breach,
  forbiddenWords,
  gluedTexts,
  halfSentences,
  inOtherLetters,
  otherTerms,
  type Pair,
  strangeNames,
  withoutPlural,
  writtenAmounts,
  wrongDigits,
  wrongKeys,
} from '../src/text-rules.ts'
import { tags, textFiles } from '../src/texts.ts'
import { shipped } from '../src/tree.ts'

const files = textFiles()
const pairs: Pair[] = await Promise.all(
  files.flatMap((file) =>
    tags.map(async (tag) => ({ file, tag, texts: await file.textsIn(tag), english: await file.textsIn('en') })),
  ),
)
const own = (tag: string) => pairs.filter((pair) => pair.tag === tag)
const others = tags.filter((tag) => tag !== 'en')
const listed = (breaches: Breach[]) => breaches.map(({ id, wrong }) => `${id} [${wrong}]`).sort()
const excepted = (by: Record<string, Record<string, string>> = {}) =>
  Object.entries(by)
    .flatMap(([word, ids]) => Object.keys(ids).map((id) => `${id} [${word}]`))
    .sort()

it('the games support the languages of the platform', () => {
  const known = Object.entries(languages).map(([code, { bcp47 }]) => [code, bcp47])
  expect(Object.entries(gameLanguages)).toEqual(known)
})

it('every feature of a game has a text, and no text is without a feature', async () => {
  const texts = await files.find(({ name }) => name === 'lobby')?.textsIn('en')
  const named = [...(texts?.keys() ?? [])].flatMap((key) => /^feature\.(.+)$/.exec(key)?.[1] ?? [])
  const features: string[] = Object.values(engines).flatMap(({ features }) => [...features])
  expect(named.sort()).toEqual([...new Set(features)].sort())
})

it('finds the texts of the storefront, the gateway and the games', () => {
  const names = files.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['shell', 'errors', 'gateway/help', 'gateway/texts', 'pages/privacy', 'pages/terms'],
      ...['sandbox-games/client', 'sandbox-games/games/dice/client', 'sandbox-games/verifier'],
    ]),
  )
  expect(pairs.reduce((sum, { english }) => sum + english.size, 0)).toBeGreaterThan(4_000)
})

describe.each(tags)('texts in %s', (tag) => {
  it.each(own(tag).map((pair) => [pair.file.place(tag), pair] as const))(
    '%s has the keys and placeholders of English',
    (_, pair) => expect(listed(wrongKeys(pair))).toEqual([]),
  )

  it('are written in one system of digits', () => {
    expect(Object.keys(terms.digits), 'digits in locales/terms.json').toContain(tag)
    expect(listed(own(tag).flatMap((pair) => wrongDigits(pair, terms)))).toEqual([])
  })

  it('have plural forms where a number is put into them', () => {
    const found = own(tag).flatMap((pair) => withoutPlural(pair, terms))
    expect([...new Set(found.map(({ id }) => id))].sort()).toEqual(Object.keys(exceptions.plurals).sort())
  })

  it('have no space before a percent sign', () =>
    expect(own(tag).flatMap(({ texts }) => [...texts.values()].filter((text) => /[\d}] %/.test(text)))).toEqual([]))

  it('are in the letters of the language, names excepted', () =>
    expect([...new Set(own(tag).flatMap(inOtherLetters))].filter((text) => !terms.names.includes(text))).toEqual([]))

  it('have no semicolon', () =>
    expect(own(tag).flatMap(({ texts }) => [...texts.values()].filter((text) => text.includes(';')))).toEqual([]))

  it('contain no amounts of money', () =>
    expect(listed(own(tag).flatMap(writtenAmounts))).toEqual(excepted(exceptions.amounts)))

  it('are whole sentences', () => expect(listed(own(tag).flatMap(halfSentences))).toEqual([]))

  it('name buttons and pages as these are called', () => expect(listed(strangeNames(own(tag)))).toEqual([]))

  it('answer the questions of Help with a link each', () => {
    const help = own(tag).find(({ file }) => file.name === 'gateway/help')
    const answers = [...(help?.texts ?? [])].filter(([key]) => key.endsWith('.content'))
    expect(answers.length).toBeGreaterThanOrEqual(30)
    expect(answers.flatMap(([key, text]) => (text.includes('<a href="/') ? [] : [key]))).toEqual([])
  })

  it('avoid the words that have a better one', () => {
    expect(Object.keys(terms.forbidden), 'forbidden in locales/terms.json').toContain(tag)
    const found = own(tag).flatMap((pair) => forbiddenWords(pair, terms))
    expect(listed(found)).toEqual(excepted(exceptions.forbidden[tag]))
  })
})

describe.each(others)('terms in %s', (tag) => {
  it('are there for every thing', () =>
    expect(Object.keys(terms.terms).filter((term) => !terms.terms[term]?.[tag]?.[0])).toEqual([]))

  it('are the words for the things that English names', () =>
    expect(listed(own(tag).flatMap((pair) => otherTerms(pair, terms)))).toEqual(excepted(exceptions.terms[tag])))
})

it('every placeholder is declared as a count or not', () => {
  const used = pairs.flatMap(({ english }) => [...english.values()].flatMap(placeholders))
  const { counts, facts } = terms.placeholders
  expect([...new Set(used)].filter((name) => counts.includes(name) === facts.includes(name))).toEqual([])
})

it('source puts no two texts into one sentence', () => {
  const sources = [...shipped('packages/'), ...shipped('apps/')]
  const found = sources.flatMap(({ file, text }) => gluedTexts(text).map(() => file))
  expect([...new Set(found)]).toEqual(Object.keys(exceptions.glued))
})

it('every exception has a reason', () => {
  const { plurals, amounts, glued, ...byWord } = exceptions
  const reasons = [
    ...Object.values(plurals),
    ...Object.values(glued),
    ...Object.values(amounts).flatMap(Object.values),
    ...Object.values(byWord).flatMap((by) => Object.values(by).flatMap(Object.values).flatMap(Object.values)),
  ]
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => !/\w \w/.test(reason))).toEqual([])
})

describe('the rules', () => {
  const file = { name: 'ui', place: () => '', textsIn: async () => new Map<string, string>() }
  const pair = (tag: string, texts: Record<string, string>, english: Record<string, string>): Pair => ({
    ...{ file, tag, texts: new Map(Object.entries(texts)), english: new Map(Object.entries(english)) },
  })

  it('name a missing, an empty and an extra key, and other placeholders', () =>
    expect(wrongKeys(pair('hi', { b: ' ', c: '{x}', d: 'd' }, { a: 'a', b: 'b', c: '{y}' }))).toEqual([
      { id: 'ui:a', wrong: 'no text' },
      { id: 'ui:b', wrong: 'no text' },
      { id: 'ui:d', wrong: 'no such key in English' },
      { id: 'ui:c', wrong: 'placeholders x' },
    ]))

  it('want the plural forms of the language, not those of English', () => {
    const english = { games_one: '{total} game', games_other: '{total} games' }
    expect(wrongKeys(pair('hi', { games_one: '{total}', games_other: '{total}' }, english))).toEqual([])
    expect(wrongKeys(pair('vi', { games_other: '{total}' }, english))).toEqual([])
    expect(wrongKeys(pair('ru', { games_one: '{total}', games_other: '{total}' }, english))).toEqual([
      { id: 'ui:games_few', wrong: 'no text' },
      { id: 'ui:games_many', wrong: 'no text' },
    ])
  })

  it('find digits of another system', () => {
    expect(strangeDigits('১ and 2', 'latn')).toEqual(['১'])
    expect(strangeDigits('১ and 2', 'beng')).toEqual(['2'])
  })

  it.each([
    ['the purse is full', 'purse*', true],
    ['two purses', 'purse*', true],
    ['a repurse', 'purse*', false],
    ['खिड़की', 'खिड़क', false],
    ['tumaya', '*taya*', false],
    ['itinataya', '*taya*', true],
    ['Go on.', 'go on', true],
    ['cargo on', 'go on', false],
  ])('“%s” has “%s”: %s', (text, word, has) => expect(hasWord(text, word)).toBe(has))

  it.each([
    ['Start with 1,000.00', ['1,000.00']],
    ['Start with 5.00', ['5.00']],
    ['Start with ₱5.00', ['₱']],
    ['Odds of 1.30, a number up to 99.99, {amount}', []],
  ])('“%s” writes the amounts %j', (text, wrong) =>
    expect(writtenAmounts(pair('en', { a: text }, {})).map((breach) => breach.wrong)).toEqual(wrong),
  )

  it('find a text that was left in English', () =>
    expect(inOtherLetters(pair('hi', { a: 'Play', b: 'खेलें', c: '{count}%', d: 'iOS का ऐप' }, {}))).toEqual(['Play']))

  it('find a button that is called otherwise', () => {
    const help = { ...file, name: 'gateway/help' }
    const text = pair('en', { a: 'Press “Join” or “Help”.' }, {})
    const button = pair('en', { help: 'Help' }, {})
    expect(strangeNames([{ ...text, file: help }, button])).toEqual([{ id: 'gateway/help:a', wrong: 'Join' }])
  })

  it.each(['and more', 'ends ', 'one (', ', two'])('“%s” is half a sentence: %#', (text) =>
    expect(halfSentences(pair('en', { a: text }, {}))).toHaveLength(text === 'and more' ? 0 : 1),
  )

  it.each([
    ['`#{t.maxWin} #{cap} #{t.timesStake}`', 1],
    ["`#{t('a')} #{t('b', { n })}`", 1],
    ["<p>{t('a')} {t('b')}</p>", 1],
    ['`#{t.players}: #{n} · #{t.bets}: #{m}`', 0],
    ["<b>{t('a')}</b><i>{t('b')}</i>", 0],
  ])('%s puts together %i', (source, times) => expect(gluedTexts(source.replaceAll('#{', '${'))).toHaveLength(times))
})
