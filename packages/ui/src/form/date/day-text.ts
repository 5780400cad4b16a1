import { toPlainDigits } from '../digits.ts'
import { type Day, dayOf, readDay } from './day.ts'

type Part = 'year' | 'month' | 'day'

/** Days are of the common calendar in every language; the browser would choose another for Thai, for one. */
const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })

const utc = (text: Day) => {
  const parts = readDay(text)
  if (!parts) return undefined
  const date = new Date(0)
  date.setUTCFullYear(parts.year, parts.month - 1, parts.day)
  return date
}

const short = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** As the language writes a day in digits; empty for an empty text. */
export function writeDay(day: Day, locale: string): string {
  const date = utc(day)
  return date ? format(locale, short).format(date) : ''
}

/** The order in which the language writes a day's parts. */
export const partsOrder = (locale: string): Part[] =>
  format(locale, short)
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'year' || type === 'month' || type === 'day')

const yearFirst: Part[] = ['year', 'month', 'day']

/**
 * Parses a typed day: with any separators or none, in the order of the language or with the year first, in any digits.
 * Returns empty for empty text and null for invalid input; a year needs four digits, so that it is unambiguous.
 */
export function typedDay(text: string, locale: string): Day | null {
  if (text.trim() === '') return ''
  const groups = toPlainDigits(text).match(/\d+/g) ?? []
  return inOrder(groups, partsOrder(locale)) ?? inOrder(groups, yearFirst)
}

function inOrder(groups: readonly string[], order: readonly Part[]): Day | null {
  const parts = groups.length === 1 ? cut(groups[0] ?? '', order) : groups
  const [year = '', month = '', day = ''] = yearFirst.map((part) => parts[order.indexOf(part)])
  if (parts.length !== 3 || year.length !== 4 || month.length > 2 || day.length > 2) return null
  return dayOf(Number(year), Number(month), Number(day))
}

/** Eight digits in a row, cut as the language orders them. */
function cut(digits: string, order: readonly Part[]): string[] {
  if (digits.length !== 8) return []
  const lengths = order.map((part) => (part === 'year' ? 4 : 2))
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
  return starts.map((start, index) => digits.slice(start, start + (lengths[index] ?? 0)))
}
