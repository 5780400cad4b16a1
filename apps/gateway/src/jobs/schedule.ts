import { dayIn } from '@boardwalk/api-client/contract'
import { CronExpressionParser } from 'cron-parser'
import { hourMs } from '../time-units.ts'

/** When a job is due, in the time zone of its party. */
export type Schedule =
  | { daily: `${number}:${number}` }
  | { hourlyAt: number }
  | { everyMinutes: 1 | 2 | 5 | 10 | 15 | 30 }

export type Period = {
  /** The day of a daily job in its time zone, else the instant: a clock that is set back does not repeat it. */
  name: string
  dueAt: Date
}

/** Longer than the distance of two runs on any day, clock changes included. */
const lookBackMs = (schedule: Schedule) => ('daily' in schedule ? 49 * hourMs : 2 * hourMs)
/** Maximum periods per planning; the next one finds the rest. */
const maxPeriods = 500

function cronOf(schedule: Schedule): string {
  if ('everyMinutes' in schedule) return `*/${schedule.everyMinutes} * * * *`
  if ('hourlyAt' in schedule) return `${schedule.hourlyAt} * * * *`
  const [hour, minute] = schedule.daily.split(':').map(Number)
  return `${minute} ${hour} * * *`
}

const periodAt = (schedule: Schedule, timeZone: string, dueAt: Date): Period => ({
  name: 'daily' in schedule ? dayIn(timeZone, dueAt) : dueAt.toISOString(),
  dueAt,
})

const walk = (schedule: Schedule, timeZone: string, from: Date) =>
  CronExpressionParser.parse(cronOf(schedule), { tz: timeZone, currentDate: from })

/** The next time a job is due after an instant. */
export const nextDue = (schedule: Schedule, timeZone: string, after: Date): Date =>
  walk(schedule, timeZone, after).next().toDate()

/** Periods that became due after `last` and until now, oldest first; of a job that never ran, only the newest. */
export function duePeriods(schedule: Schedule, timeZone: string, last: Date | null, now: Date): Period[] {
  const times = walk(schedule, timeZone, last ?? new Date(now.getTime() - lookBackMs(schedule)))
  const due = new Map<string, Period>()
  for (let at = times.next().toDate(); at <= now && due.size < maxPeriods; at = times.next().toDate()) {
    const period = periodAt(schedule, timeZone, at)
    if (!due.has(period.name)) due.set(period.name, period)
  }
  const periods = [...due.values()]
  return last ? periods : periods.slice(-1)
}
