import { type LanguageCode, languages } from './languages.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** `45 seconds`, `2 minutes`: rounded up, so that this wait is always long enough. Digits stay Latin. */
export function waitText(seconds: number, language: LanguageCode): string {
  const [unit, size] = seconds < MINUTE ? ['second', 1] : seconds < HOUR ? ['minute', MINUTE] : ['hour', HOUR]
  const tag = `${languages[language].bcp47}-u-nu-latn`
  const count = Math.max(1, Math.ceil(seconds / Number(size)))
  return new Intl.NumberFormat(tag, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(count)
}

/** Keys of an error's sentence, best first: one that names the wait where the response does. */
export const errorKeys = (code: string, retryAfter: unknown): string[] =>
  typeof retryAfter === 'number' ? [`${code}_FOR`, code] : [code]
