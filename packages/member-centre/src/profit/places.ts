import type { ProfitGroup } from '@boardwalk/api-client/contract'
import { addDays, type Day } from '@boardwalk/ui/calendar'

type Period = Extract<ProfitGroup, 'DAY' | 'WEEK' | 'MONTH'>

/** Days since Monday; 3 January 2000 was one. */
const sinceMonday = (day: Day) => {
  const days = Math.round((Date.parse(day) - Date.parse('2000-01-03')) / 86_400_000)
  return ((days % 7) + 7) % 7
}

const startOf: Record<Period, (day: Day) => Day> = {
  DAY: (day) => day,
  WEEK: (day) => addDays(day, -sinceMonday(day)),
  MONTH: (day) => `${day.slice(0, 8)}01`,
}
/** No period is longer, so this many days later another one has begun. */
const longest: Record<Period, number> = { DAY: 1, WEEK: 7, MONTH: 31 }

export const isPeriod = (group: ProfitGroup): group is Period => group in startOf

/** First days of all periods that touch the days, the empty ones too, so that a drawing has no holes. */
export function periodsIn(group: Period, from: Day, to: Day): Day[] {
  const all: Day[] = []
  for (let day = startOf[group](from); day <= to; day = startOf[group](addDays(day, longest[group]))) all.push(day)
  return all
}
