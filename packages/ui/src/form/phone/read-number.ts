import { digitsOf, toPlainDigits } from '../digits.ts'

export type PhoneValue = {
  /** Digits of the dialling code, without plus. */
  dialling: string
  /** Digits of the number within the country. */
  number: string
}

/**
 * Reads typed, pasted or filled-in text as a number of the chosen country. A whole international number ("+63 917…",
 * "0063 917…") sets its country if that is in the list; the longest dialling code wins.
 */
export function readNumber(text: string, current: string, codes: readonly string[], maxDigits?: number): PhoneValue {
  const digits = digitsOf(text)
  const international = /^\s*(?:\+|00)/.exec(toPlainDigits(text))?.[0].trim()
  const whole = international === '00' ? digits.slice(2) : digits
  const found = international && [current, ...codes].filter((code) => whole.startsWith(code)).sort(longest)[0]
  const number = found ? whole.slice(found.length) : digits
  return { dialling: found || current, number: number.slice(0, maxDigits) }
}

const longest = (one: string, other: string) => other.length - one.length
