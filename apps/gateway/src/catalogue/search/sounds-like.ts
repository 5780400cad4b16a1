import { foldName } from '../names.ts'
import { latinOf } from './brahmic.ts'

const longestWord = 24

/** Spellings of one sound, in this order. */
const spellings: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/c+(?=h)/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/([kgCjtdbprs])h+/g, '$1'],
  [/C/g, 'c'],
  [/(?<=[aeiou])y(?=[aeiou])/g, ''],
  [/(?<!^)y/g, 'i'],
  [/oo/g, 'u'],
  [/ee|ea|ie|ei/g, 'i'],
  [/ai|ae|au|ou/g, 'a'],
  [/e/g, 'i'],
  [/o/g, 'a'],
  [/(\p{L})\1+/gu, '$1'],
]

/** Names repeat their words; a word is read once. */
const cached = new Map<string, string>()
const maxCached = 5_000

/** How a word sounds, roughly: “fiesta”, “fista”, “ফিয়েস্তা” and “फ़िएस्टा” are one. Scripts without a table stay as written. */
export function soundsLike(word: string): string {
  const known = cached.get(word)
  if (known !== undefined) return known
  const sound = spellings.reduce((text, [pattern, to]) => text.replace(pattern, to), latinOf(foldName(word)))
  if (cached.size >= maxCached) cached.clear()
  if (word.length <= longestWord) cached.set(word, sound)
  return sound
}

const maxWords = 8
/** Far more than a name has; text beyond it is not read. */
const furthest = 256

/** Words as they are written, for showing again. Marks belong to letters; signs, quotes and pictures do not. */
export const writtenWords = (text: string): string[] =>
  text
    .slice(0, furthest)
    .replace(/['’ʼ]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The sounds of a text's words; at most eight count, so that no search grows without end. */
export const wordsOf = (text: string): string[] =>
  [...new Set(writtenWords(text).map((word) => soundsLike(word).slice(0, longestWord)))]
    .filter((word) => word !== '')
    .slice(0, maxWords)
