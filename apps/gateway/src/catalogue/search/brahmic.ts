/**
 * Devanagari, Bengali and their sisters share one layout: a letter is at the same place of every block of 128
 * (Unicode chapter 12). One table therefore reads them all.
 */
const first = 0x0900
const last = 0x0d7f

const consonants: Record<number, string> = Object.fromEntries(
  [
    ...['k', 'kh', 'g', 'gh', 'ng', 'ch', 'chh', 'j', 'jh', 'n', 't', 'th', 'd', 'dh', 'n'],
    ...[
      't',
      'th',
      'd',
      'dh',
      'n',
      'n',
      'p',
      'ph',
      'b',
      'bh',
      'm',
      'y',
      'r',
      'r',
      'l',
      'l',
      'l',
      'v',
      'sh',
      'sh',
      's',
      'h',
    ],
  ].map((sound, at) => [0x15 + at, sound]),
)
const vowels: Record<number, string> = {
  ...{ 5: 'a', 6: 'a', 7: 'i', 8: 'i', 9: 'u', 10: 'u', 11: 'ri', 12: 'li', 13: 'e', 14: 'e', 15: 'e', 16: 'ai' },
  ...{ 17: 'o', 18: 'o', 19: 'o', 20: 'au' },
}
const signs: Record<number, string> = {
  ...{ 62: 'a', 63: 'i', 64: 'i', 65: 'u', 66: 'u', 67: 'ri', 68: 'ri', 69: 'e', 70: 'e', 71: 'e', 72: 'ai' },
  ...{ 73: 'o', 74: 'o', 75: 'o', 76: 'au' },
}
/** Nasals and breath that close a syllable. */
const closings: Record<number, string> = { 1: 'n', 2: 'n', 3: 'h' }
/** The letters that a dot below makes. */
const dotted: Record<string, string> = { j: 'z', ph: 'f', d: 'r', dh: 'rh', y: 'y' }
const virama = 0x4d
const nukta = 0x3c
const bengali = 1
const ya = 0x2f
/** Bengali letters at places where related scripts have none. */
const khandaTa = 0x09ce

type Letter = { place: number; block: number; code: number }

function letterOf(char: string): Letter | null {
  const code = char.codePointAt(0) ?? 0
  if (code < first || code > last) return null
  return { place: code & 0x7f, block: (code - first) >> 7, code }
}

const digit = (place: number) => (place >= 0x66 && place <= 0x6f ? String(place - 0x66) : null)

/** Latin for one word; characters of other scripts stay as they are. */
export function latinOf(word: string): string {
  const chars = [...word]
  let out = ''
  for (let at = 0; at < chars.length; at += 1) {
    const letter = letterOf(chars[at] ?? '')
    if (!letter) out += chars[at]
    else if (letter.code === khandaTa) out += 't'
    else if (consonants[letter.place] !== undefined) out += consonantAt(chars, at, letter)
    else out += vowels[letter.place] ?? signs[letter.place] ?? closings[letter.place] ?? digit(letter.place) ?? ''
  }
  return out
}

/** A consonant with the vowel that is written into it, unless a sign, a joiner or the end of the word takes it away. */
function consonantAt(chars: string[], at: number, { place, block }: Letter): string {
  const before = letterOf(chars[at - 1] ?? '')
  const hasDot = letterOf(chars[at + 1] ?? '')?.place === nukta
  const next = letterOf(chars[at + (hasDot ? 2 : 1)] ?? '')
  const plain = consonants[place] ?? ''
  const isVowelless = !next || next.place === virama || signs[next.place] !== undefined
  return soundOf() + (isVowelless ? '' : 'a')

  function soundOf(): string {
    if (hasDot) return dotted[plain] ?? plain
    if (place !== ya || block !== bengali) return plain
    // After another consonant it only colours the vowel (ম্যা is “ma”), alone it is a “j”.
    return before?.place === virama ? '' : 'j'
  }
}
