import { CronExpressionParser } from 'cron-parser'
import type { SettlementPeriod } from './kinds.ts'

/** Boundaries of each period by the merchant's clock: a week begins on Monday, the second half of a month on the 16th. */
const boundaries: Record<SettlementPeriod, string> = {
  FIVE_MINUTES: '*/5 * * * *',
  HOUR: '0 * * * *',
  DAILY: '0 0 * * *',
  WEEKLY: '0 0 * * 1',
  SEMIMONTHLY: '0 0 1,16 * *',
  MONTHLY: '0 0 1 * *',
}

export type Span = { start: Date; end: Date }

const walk = (period: SettlementPeriod, tz: string, currentDate: Date) =>
  CronExpressionParser.parse(boundaries[period], { tz, currentDate })

/** The first boundary after an instant. */
export const boundaryAfter = (period: SettlementPeriod, timeZone: string, at: Date): Date =>
  walk(period, timeZone, at).next().toDate()

/** The last boundary at or before an instant. */
export const boundaryBefore = (period: SettlementPeriod, timeZone: string, at: Date): Date =>
  walk(period, timeZone, new Date(at.getTime() + 1))
    .prev()
    .toDate()

const boundaryFrom = (period: SettlementPeriod, timeZone: string, at: Date): Date =>
  boundaryAfter(period, timeZone, new Date(at.getTime() - 1))

/** The newest period that is over at an instant. */
export function lastSpan(period: SettlementPeriod, timeZone: string, at: Date): Span {
  const end = boundaryBefore(period, timeZone, at)
  return { start: boundaryBefore(period, timeZone, new Date(end.getTime() - 1)), end }
}

/** The period that an instant is part of. */
export const spanAround = (period: SettlementPeriod, timeZone: string, at: Date): Span => ({
  start: boundaryBefore(period, timeZone, at),
  end: boundaryAfter(period, timeZone, at),
})

/** Periods that are over, from a boundary on, oldest first. */
export function spansFrom(period: SettlementPeriod, timeZone: string, from: Date, until: Date, most: number): Span[] {
  const spans: Span[] = []
  for (let start = boundaryFrom(period, timeZone, from); spans.length < most; ) {
    const end = boundaryAfter(period, timeZone, start)
    if (end > until) break
    spans.push({ start, end })
    start = end
  }
  return spans
}

type HandOver = {
  next: SettlementPeriod
  /** Period of the contract that is in force now. */
  running: SettlementPeriod | null
  /** Ends of earlier contracts and begin of the upline's, which this one may not begin before. */
  notBefore?: Date | null
  timeZone: string
  now: Date
}

/**
 * When a contract begins that is accepted now, and when the one that it replaces ends (contract H3-5): a started period
 * is paid under the contract it started with, and no day is paid under both.
 */
export function handOver({ next, running, notBefore = null, timeZone, now }: HandOver): {
  from: Date
  to: Date | null
} {
  const free = running ? boundaryAfter(running, timeZone, now) : boundaryAfter(next, timeZone, now)
  const from = boundaryFrom(next, timeZone, notBefore && notBefore > free ? notBefore : free)
  return { from, to: running && boundaryBefore(running, timeZone, from) }
}
