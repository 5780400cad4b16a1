import { toParagraphs } from '../../site/to-paragraphs.ts'

type Entry = { title: string; content: string; sort: number }

/** Accents and capitals do not matter in a search. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Its words alone, without marks such as the one of a question. */
const wordsOf = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `

/** The same words with the one of Help instead of a typed one; `alike` is such as `code, otp / phone, app`. */
function inWordsOfHelp(words: string, alike: string): string[] {
  const groups = alike.split('/').map((group) => group.split(',').map(wordsOf))
  return groups.flatMap(([ours, ...theirs]) => {
    const typed = theirs.find((word) => words.includes(word))
    return typed === undefined ? [] : [words.replace(typed, ours ?? '')]
  })
}

const isBrahmic = (word: string) => /[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(word)

/** Hindi and Bengali add to the end of a word only; the words of Filipino grow at both ends. */
const contains = (text: string, word: string) =>
  isBrahmic(word) ? ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`.includes(` ${word}`) : text.includes(word)

const has = (text: string, ways: readonly string[]) =>
  ways.some((way) =>
    way
      .trim()
      .split(' ')
      .every((word) => contains(plain(text), word)),
  )

/**
 * Help with every word; all of it, in its own order, without words. Titles come first, and words of Help before typed
 * ones, which may be a part of another word.
 */
export function findHelp<E extends Entry>(entries: readonly E[], words: string, alike = ''): E[] {
  const ordered = entries.toSorted((a, b) => a.sort - b.sort)
  const typed = wordsOf(words)
  if (typed.trim() === '') return ordered
  const others = inWordsOfHelp(typed, alike)
  const places = ordered.map((entry) => {
    const whole = `${entry.title} ${toParagraphs(entry.content).join(' ')}`
    const matches = [has(entry.title, others), has(entry.title, [typed]), has(whole, others), has(whole, [typed])]
    return { entry, place: matches.indexOf(true) }
  })
  const found = places.filter(({ place }) => place >= 0).toSorted((a, b) => a.place - b.place)
  return found.map(({ entry }) => entry)
}
