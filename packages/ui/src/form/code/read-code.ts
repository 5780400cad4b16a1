import { digitsOf, toPlainDigits } from '../digits.ts'

/**
 * Extracts the code from typed, pasted or filled-in text: a run of exactly `length` digits if there is one, then such a
 * run with single spaces, points or dashes inside, else the first digits there are.
 */
export function readCode(text: string, length: number): string {
  const plain = toPlainDigits(text)
  const runOf = (between: string) => new RegExp(`(?<!\\d)\\d(?:${between}\\d){${length - 1}}(?!\\d)`).exec(plain)?.[0]
  return digitsOf(runOf('') ?? runOf('[ .\\-\\u00a0\\u2013]?') ?? plain).slice(0, length)
}
