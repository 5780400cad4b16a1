import { digitsOf, toPlainDigits } from '../digits.ts'

/**
 * The code in what was typed, pasted or filled in: a run of exactly `length` digits if there is one, then such a run
 * with single spaces, points or dashes inside, else the first digits there are.
 */
export function readCode(text: string, length: number): string {
  const plain = toPlainDigits(text)
  const whole = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(plain)
  const spaced = new RegExp(`(?<!\\d)\\d(?:[ .\\-\\u00a0\\u2013]?\\d){${length - 1}}(?!\\d)`).exec(plain)
  return digitsOf(whole?.[0] ?? spaced?.[0] ?? plain).slice(0, length)
}
