import { baseKey, hasWord, isPlural, placeholders, pluralForms, strangeDigits, type Terms, wordsIn } from './terms.ts'
import type { Tag, TextFile, Texts } from './texts.ts'

/** A file in one language and its English model. */
export type Pair = { file: TextFile; tag: Tag; texts: Texts; english: Texts }
/** A text that breaks a rule: `shell:home.heading`, and the word or form that is wrong. */
export type Breach = { id: string; wrong: string }

const idOf = ({ file }: Pair, key: string) => `${file.name}:${key}`

/** Keys that a language must have: English ones, and where English has plural forms, the forms of the language. */
export const wantedKeys = ({ english, tag }: Pair): string[] => [
  ...new Set(
    [...english.keys()].flatMap((key) =>
      isPlural(key) ? pluralForms(tag).map((form) => `${baseKey(key)}_${form}`) : [key],
    ),
  ),
]

const modelOf = ({ english }: Pair, key: string) => english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? ''

/** Every key that a language lacks, leaves empty or has too many, and every text with different placeholders. */
export function wrongKeys(pair: Pair): Breach[] {
  const { texts } = pair
  const wanted = new Set(wantedKeys(pair))
  const missing = [...wanted].filter((key) => !texts.get(key)?.trim()).map((key) => [key, 'no text'])
  const extra = [...texts.keys()].filter((key) => !wanted.has(key)).map((key) => [key, 'no such key in English'])
  const unlike = [...texts]
    .filter(([key, text]) => wanted.has(key) && `${placeholders(text)}` !== `${placeholders(modelOf(pair, key))}`)
    .map(([key, text]) => [key, `placeholders ${placeholders(text)}`])
  return [...missing, ...extra, ...unlike].map(([key = '', wrong = '']) => ({ id: idOf(pair, key), wrong }))
}

export const wrongDigits = (pair: Pair, { digits }: Terms): Breach[] =>
  [...pair.texts]
    .map(([key, text]) => ({ id: idOf(pair, key), wrong: strangeDigits(text, digits[pair.tag] ?? 'latn').join('') }))
    .filter(({ wrong }) => wrong !== '')

/** Texts that a number is put into although their words cannot follow it. */
export const withoutPlural = (pair: Pair, { placeholders: { counts } }: Terms): Breach[] =>
  [...pair.texts]
    .filter(([key, text]) => !isPlural(key) && placeholders(text).some((name) => counts.includes(name)))
    .map(([key, text]) => ({ id: idOf(pair, key), wrong: text }))

export const forbiddenWords = (pair: Pair, { forbidden }: Terms): Breach[] =>
  Object.keys(forbidden[pair.tag] ?? {}).flatMap((word) =>
    [...pair.texts]
      .filter(([, text]) => hasWord(wordsIn(text), word))
      .map(([key]) => ({ id: idOf(pair, key), wrong: word })),
  )

/** Texts whose English contains a term that the translation does not translate as agreed. */
export const otherTerms = (pair: Pair, { terms }: Terms): Breach[] =>
  Object.entries(terms).flatMap(([term, by]) => {
    const has = (text: string, tag: Tag) => (by[tag] ?? []).some((form) => hasWord(wordsIn(text), form))
    return [...pair.texts]
      .filter(([key, text]) => has(modelOf(pair, key), 'en') && !has(text, pair.tag))
      .map(([key]) => ({ id: idOf(pair, key), wrong: term }))
  })

/** Two decimals and no sign of a currency before them; odds such as 1.30 are not money, so only round sums and thousands count. */
const bareAmount = /(?<![₱৳₹\d.,])(?:\d{1,3}(?:,\d{3})*\.00|\d{1,3}(?:,\d{3})+\.\d{2})(?!\d)/
/** A text serves brands with different currencies, so amounts come through a placeholder. */
const ownCurrency = /[₱৳₹$€£]/

/** Amounts that are written into a text, with or without a currency. */
export const writtenAmounts = (pair: Pair): Breach[] =>
  [...pair.texts].flatMap(([key, text]) => {
    const [wrong] = bareAmount.exec(text) ?? ownCurrency.exec(text) ?? []
    return wrong === undefined ? [] : [{ id: idOf(pair, key), wrong }]
  })

/** Texts of the gateway that name a button or a page which no text of the language calls so. */
export const strangeNames = (pairs: readonly Pair[]): Breach[] => {
  const names = new Set(pairs.flatMap(({ texts }) => [...texts.values()]))
  const isNamed = (quoted: string) => names.has(quoted)
  return pairs
    .filter(({ file }) => /^gateway|^errors$/.test(file.name))
    .flatMap((pair) =>
      [...pair.texts].flatMap(([key, text]) =>
        [...text.matchAll(/“([^“”{]+)”/g)]
          .filter(([, quoted = '']) => !isNamed(quoted))
          .map(([, wrong = '']) => ({ id: idOf(pair, key), wrong })),
      ),
    )
}

/** Letters of the languages that are not written in Latin ones. */
const scripts: Record<Tag, RegExp> = { bn: /\p{Script=Bengali}/u, hi: /\p{Script=Devanagari}/u }

/** Texts without a letter of their language, although they have words. */
export const inOtherLetters = ({ tag, texts }: Pair): string[] =>
  [...texts.values()].filter((text) => scripts[tag] && /[a-z]{2}/i.test(wordsIn(text)) && !scripts[tag].test(text))

/** Texts that begin or end so that only another text makes a sentence of them. */
export const halfSentences = (pair: Pair): Breach[] =>
  [...pair.texts]
    .filter(([, text]) => text !== text.trim() || /^[,.:)]|[,(]$/.test(text))
    .map(([key, text]) => ({ id: idOf(pair, key), wrong: text }))

const text = String.raw`\bt(?:\.\w+|\('[^']*'(?:[^(){}]|\{[^{}]*\})*\))`
/** In one literal: a text, perhaps facts, and another text, with no sign between them that makes a list or a label of them. */
const inLiteral = new RegExp(String.raw`\$\{${text}\}(?:[^\x60·:/.()×–+,$]|\$\{(?!${text})[^}]*\})*\$\{${text}\}`, 'g')
const inMarkup = new RegExp(String.raw`\{${text}\}\s*\{${text}`, 'g')

/** Places where source joins two texts, which may need another order in other languages. */
export const gluedTexts = (source: string): string[] =>
  [...source.matchAll(inLiteral), ...source.matchAll(inMarkup)].map(([found]) => found)
