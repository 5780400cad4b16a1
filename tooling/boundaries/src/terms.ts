import { read } from './root.ts'
import type { Tag } from './texts.ts'

/**
 * `locales/terms.json`: numbering system per language, placeholders by whether they are counts, one term per thing, and
 * words to avoid with their replacements. A `*` matches any beginning or ending of a word.
 */
export type Terms = {
  digits: Record<Tag, string>
  placeholders: { counts: string[]; facts: string[] }
  /** Texts that are one name, written alike in every language. */
  names: string[]
  terms: Record<string, Record<Tag, string[]>>
  forbidden: Record<Tag, Record<string, string>>
}
/** By language and word: the texts exempt from a rule, each with the reason. */
type Excepted = Record<Tag, Record<string, Record<string, string>>>
/**
 * `locales/exceptions.json`. Texts that follow the rule must not be listed: a text leaves the list when it is
 * rewritten.
 */
export type Exceptions = {
  plurals: Record<string, string>
  /** Matches by the shape of an amount, the same in every language. */
  amounts: Excepted[Tag]
  /** Source files that put two texts together. */
  glued: Record<string, string>
  terms: Excepted
  forbidden: Excepted
}

export const terms = JSON.parse(read('locales/terms.json')) as Terms
export const exceptions = JSON.parse(read('locales/exceptions.json')) as Exceptions

/** Letters, and the vowel signs that belong to them. */
const letter = '[\\p{L}\\p{M}]'
const patterns = new Map<string, RegExp>()

/** Whether a text has a whole word or phrase; `*` at an end matches any beginning or ending of the word. */
export function hasWord(text: string, word: string): boolean {
  const bare = word.replaceAll('*', '').replaceAll(/[.?+^${}()|[\]\\]/g, '\\$&')
  const start = word.startsWith('*') ? '' : `(?<!${letter})`
  const end = word.endsWith('*') ? '' : `(?!${letter})`
  const pattern = patterns.get(word) ?? new RegExp(`${start}${bare}${end}`, 'iu')
  patterns.set(word, pattern)
  return pattern.test(text)
}

/** Texts without markup and placeholders. */
export const wordsIn = (text: string): string => text.replaceAll(/<[^>]*>|\{\w+\}/g, ' ')

/** Decimal digits of a text that are of another system than the language's. */
export function strangeDigits(text: string, system: string): string[] {
  const own = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210)
  return [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => digit).filter((digit) => !own.includes(digit))
}

const plural = /_(?:zero|one|two|few|many|other)$/
/** The key without its plural suffix, shared by all forms of one plural. */
export const baseKey = (key: string): string => key.replace(plural, '')
export const isPlural = (key: string): boolean => plural.test(key)
export const pluralForms = (tag: Tag): string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()

/** Names in `{ }`, in one order. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
