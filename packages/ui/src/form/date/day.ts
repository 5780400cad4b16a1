/** A day without clock and time zone: 'YYYY-MM-DD'. */
export type Day = string
/** Two days; an empty text is an end that is still open. */
export type DayRange = { from: Day; to: Day }

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Year, month 1–12 and day, or null if there is no such day. */
export function readDay(text: string): { year: number; month: number; day: number } | null {
  const [, year = 0, month = 0, day = 0] = (pattern.exec(text) ?? []).map(Number)
  return isDay(year, month, day) ? { year, month, day } : null
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
const isDay = (year: number, month: number, day: number) =>
  year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

/** The day of three numbers, or null if there is no such day, as 30 February. */
export const dayOf = (year: number, month: number, day: number): Day | null =>
  isDay(year, month, day)
    ? `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    : null

/** Local noon of a day, for calendar libraries: no clock change happens at noon. */
export function toDate(text: Day): Date | undefined {
  const parts = readDay(text)
  if (!parts) return undefined
  const date = new Date(2000, 0, 1, 12)
  date.setFullYear(parts.year, parts.month - 1, parts.day)
  return date
}

/** The day that a local date shows. */
export const fromDate = (date: Date): Day => dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? ''

/** Adds days, also negative ones; empty beyond the year 9999 or for an invalid day. */
export function addDays(text: Day, days: number): Day {
  const date = toDate(text)
  date?.setDate(date.getDate() + days)
  return date && !Number.isNaN(date.getTime()) ? fromDate(date) : ''
}

export type Bounds = { min?: Day | undefined; max?: Day | undefined }

/** The nearest day within the bounds. Days compare as text. */
export const clampDay = (day: Day, { min, max }: Bounds): Day => (min && day < min ? min : max && day > max ? max : day)

/** The earlier day first; an open end stays where it is. */
export const orderRange = ({ from, to }: DayRange): DayRange =>
  from && to && to < from ? { from: to, to: from } : { from, to }

export type DayProblem = 'unreadable' | 'early' | 'late'

export function problemOf(day: Day | null, { min, max }: Bounds): DayProblem | undefined {
  if (day === null) return 'unreadable'
  if (day === '') return undefined
  return min && day < min ? 'early' : max && day > max ? 'late' : undefined
}
