import type { Texts } from '../../db/schema/texts.ts'
import { textIn } from '../names.ts'
import type { QueryTerm } from './find-query-terms.ts'
import { soundsLike, writtenWords } from './sounds-like.ts'

/**
 * The search text that replaced the typed one, written as in the best hit's name: in the reader's language where
 * that name has the word, else in another. Null when nothing had to be guessed.
 */
export function correctedText(
  meant: readonly QueryTerm[],
  leftOut: number,
  names: Texts | undefined,
  language: string,
): string | null {
  if (!names || (leftOut === 0 && !meant.some(({ isGuess }) => isGuess))) return null
  const written = [textIn(names, language), names.EN, ...Object.values(names)].flatMap((name) =>
    writtenWords(name ?? ''),
  )
  const show = ({ words, typed, isGuess }: QueryTerm): string => {
    const wanted = isGuess ? words : [typed]
    return written.find((word) => wanted.includes(soundsLike(word))) ?? words[0] ?? typed
  }
  return meant.map(show).join(' ')
}
