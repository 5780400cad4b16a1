export type ModeratedWord = { word: string; action: 'MASK' | 'REFUSE' }

const look: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** One form for a word however it is disguised: case, accents, look-alike signs, full stops between letters. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[!?.,]+$/, '')
    .replace(/[013457@$!]/g, (sign) => look[sign] ?? sign)
    .replace(/[^\p{L}\p{M}]|(?<=\p{Script=Latin})\p{M}/gu, '')
    .replace(/(.)\1{2,}/gu, '$1$1')

/** Bidirectional controls and invisible signs, which could disguise a message as another author's. */
const tricks = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** The text with unwanted words masked; null when it must not be posted at all. */
export function moderate(text: string, words: readonly ModeratedWord[]): string | null {
  const clean = text.replace(tricks, '').replace(/\s+/g, ' ').trim()
  if (clean === '') return null
  const unwanted = new Map(words.map(({ word, action }) => [foldWord(word), action]))
  const said = clean.split(' ')
  // Letters one by one are a word too.
  const spelled = foldWord(said.filter((word) => [...word].length === 1).join(''))
  if ([...said.map(foldWord), spelled].some((word) => unwanted.get(word) === 'REFUSE')) return null
  return said.map((word) => (unwanted.get(foldWord(word)) === 'MASK' ? '•'.repeat([...word].length) : word)).join(' ')
}
