/** The 22 field patterns of contract A10 as one table. Shared by gateway and client; free of React. */

export type Pattern = {
  /** Regular expression source; applied to the whole value with the `u` flag. */
  source: string
  /** Rules beyond a regular expression, e.g. that 30 February does not exist. */
  also?: (value: string) => boolean
}

const emailLocal = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const emailLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

export const patterns = {
  1: { source: '[^\\p{Cc}]*' },
  2: { source: '[A-Za-z][A-Za-z0-9]*' },
  3: { source: '[\\p{Script=Han}0-9]+' },
  4: { source: `${emailLocal}@${emailLabel}(?:\\.${emailLabel})+`, also: isMailLength },
  5: { source: '[A-Za-z0-9]+' },
  6: { source: '(?=.*[A-Za-z])(?=.*\\d)[A-Za-z0-9]+' },
  7: { source: '\\d+' },
  8: { source: '(?=.*[A-Z])[A-Za-z0-9]+' },
  9: { source: '[A-Za-z ]+' },
  10: { source: '\\S+' },
  11: { source: '[\\p{Script=Han}\\p{P}]+' },
  12: { source: '\\d{4}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-\\d{4}', also: isCalendarDay },
  13: { source: '[\\p{L}\\p{M} ]+' },
  14: { source: '\\p{Script=Hangul}+' },
  15: { source: '\\p{Script=Thai}+' },
  16: { source: '[\\p{Script=Thai}A-Za-z ]+' },
  17: { source: '(?=.*[A-Z])[A-Z ]+' },
  18: { source: '[\\x21-\\x7E]+' },
  19: { source: '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^A-Za-z0-9])[\\x21-\\x7E]+' },
  20: { source: '\\S+ \\S+( \\S+)*' },
  // Half-width katakana belong to the same script, so they are refused by their numbers.
  21: { source: '(?!.*[\\uFF66-\\uFF9F])[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー]+' },
  22: { source: '[A-Z]+' },
} as const satisfies Record<number, Pattern>

export type PatternId = keyof typeof patterns
export const patternIds = Object.keys(patterns).map(Number) as PatternId[]
export const isPatternId = (id: number): id is PatternId => Object.hasOwn(patterns, id)

/** Key of a pattern's sentence, with `{0}` and `{1}` for the bounds. */
export const patternKey = (id: PatternId): `patterns:${PatternId}` => `patterns:${id}`

const compiled = new Map<PatternId, RegExp>()

/** Whether the whole value fits the pattern. Callers cap the length first; `checkField` does. */
export function matchesPattern(id: PatternId, value: string): boolean {
  const pattern: Pattern = patterns[id]
  const regex = compiled.get(id) ?? new RegExp(`^(?:${pattern.source})$`, 'u')
  compiled.set(id, regex)
  return regex.test(value) && (pattern.also?.(value) ?? true)
}

function isMailLength(value: string): boolean {
  return value.length <= 254 && value.indexOf('@') <= 64
}

/** yyyy-MM-dd or MM-dd-yyyy that exists in the calendar, years 1900 to 2199. */
export function isCalendarDay(value: string): boolean {
  const [a = '', b = '', c = ''] = value.split('-')
  const [year, month, day] = (a.length === 4 ? [a, b, c] : [c, a, b]).map(Number) as [number, number, number]
  if (year < 1900 || year > 2199) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

export * from './accepted-pattern.ts'
