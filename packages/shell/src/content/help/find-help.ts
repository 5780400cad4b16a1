import { toParagraphs } from '../../site/to-paragraphs.ts'

type Entry = { title: string; content: string; sort: number }

/** Accents and capitals do not matter in a search. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The typed words, and the same words with the one of Help instead; `alike` is such as `code, otp / phone, app`. */
function waysToAsk(words: string, alike: string): string[][] {
  const asked = ` ${plain(words).trim().replace(/\s+/g, ' ')} `
  const groups = plain(alike)
    .split('/')
    .map((group) => group.split(',').map((word) => word.trim()))
  const others = groups.flatMap(([ours, ...theirs]) => {
    const typed = theirs.find((word) => asked.includes(` ${word} `))
    return typed === undefined ? [] : [asked.replace(typed, ours ?? '')]
  })
  return [asked, ...others].map((way) => way.split(' ').filter(Boolean))
}

/** Help with every word, titles first; all of it, in its own order, without words. */
export function findHelp<E extends Entry>(entries: readonly E[], words: string, alike = ''): E[] {
  const ordered = entries.toSorted((a, b) => a.sort - b.sort)
  if (words.trim() === '') return ordered
  const ways = waysToAsk(words, alike)
  const has = (text: string) => ways.some((way) => way.every((word) => plain(text).includes(word)))
  const found = ordered.filter(({ title, content }) => has(`${title} ${toParagraphs(content).join(' ')}`))
  return found.toSorted((a, b) => Number(has(b.title)) - Number(has(a.title)))
}
