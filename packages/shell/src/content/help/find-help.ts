import { toParagraphs } from '../../site/to-paragraphs.ts'

type Entry = { title: string; content: string; sort: number }

/** Accents and capitals do not matter in a search. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Help with every word, titles first; all of it, in its own order, without words. */
export function findHelp<E extends Entry>(entries: readonly E[], words: string): E[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const ordered = entries.toSorted((a, b) => a.sort - b.sort)
  if (wanted.length === 0) return ordered
  const has = (text: string) => wanted.every((word) => plain(text).includes(word))
  const found = ordered.filter(({ title, content }) => has(`${title} ${toParagraphs(content).join(' ')}`))
  return found.toSorted((a, b) => Number(has(b.title)) - Number(has(a.title)))
}
