import { firstDay, yearOfDays } from '@boardwalk/api-client/contract'
import { addDays, type Day, type DayRange, readDay } from '@boardwalk/ui/calendar'
import type { Field } from './question.ts'

export const presets = ['today', 'yesterday', 'week', 'month'] as const
/** `year` has no button: lists with few rows a month open with it. */
export type Preset = (typeof presets)[number] | 'year'
/** The days of a record. A preset stays relative: a link to "today" shows the reader's today. */
export type Period = Preset | DayRange

const startOf: Record<Preset, (today: Day) => Day> = {
  today: (today) => today,
  yesterday: (today) => addDays(today, -1),
  week: (today) => addDays(today, -6),
  month: (today) => `${today.slice(0, 8)}01`,
  year: (today) => addDays(today, 1 - yearOfDays),
}

/** First and last day of a period, both included. */
export function daysOf(period: Period, today: Day): DayRange {
  if (typeof period !== 'string') return period
  const from = startOf[period](today)
  return { from, to: period === 'yesterday' ? from : today }
}

/** Whether the server accepts these days. */
export const isAnswered = ({ from, to }: DayRange): boolean =>
  readDay(from) !== null && readDay(to) !== null && from >= firstDay && from <= to && to < addDays(from, yearOfDays)

const isPreset = (text: string): text is Preset => Object.hasOwn(startOf, text)

function parse(text: string): Period | undefined {
  if (isPreset(text)) return text
  const [from = '', to = '', ...rest] = text.split('..')
  return rest.length === 0 && isAnswered({ from, to }) ? { from, to } : undefined
}

/** `week` or `2026-11-01..2026-11-21` in the URL. */
export const period = (fallback: Preset): Field<Period> => ({
  fallback,
  parse,
  print: (value) => (typeof value === 'string' ? value : `${value.from}..${value.to}`),
})
