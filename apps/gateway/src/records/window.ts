import { AppError, yearOfDays } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'

export type Days = { startDate?: string | undefined; endDate?: string | undefined }
/** Half-open; both ends are midnights of the merchant's time zone. */
export type Window = { from: Date; until: Date }

/** Today is the merchant's by the database's clock. A missing end is today, a missing start is the end. */
const resolve = `
    SELECT (first::timestamp AT TIME ZONE $1) AS "from", ((last + 1)::timestamp AT TIME ZONE $1) AS until,
      last - first + 1 AS days
    FROM (SELECT coalesce($2::date, $3::date, today) AS first, coalesce($3::date, today) AS last
      FROM (SELECT (now() AT TIME ZONE $1)::date AS today) clock) asked`

/** @throws AppError VALIDATION_FAILED when an end that was left out makes the window too long or run backwards */
export async function windowOf(db: Asks, { startDate, endDate }: Days, timeZone: string): Promise<Window> {
  const values = [timeZone, startDate ?? null, endDate ?? null]
  const { rows } = await db.query<Window & { days: number }>(resolve, values)
  const [window] = rows
  if (!window || window.days < 1 || window.days > yearOfDays)
    throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'startDate', rule: 'check' }] })
  return { from: window.from, until: window.until }
}

/** No window where no day is asked, for lists that then have every row. */
export const windowIfAsked = async (db: Asks, days: Days, timeZone: string): Promise<Window | null> =>
  days.startDate || days.endDate ? await windowOf(db, days, timeZone) : null

/** Ids are made within this time of the instant that their journal is stored with. */
export const SLACK_MS = 10 * 60_000

/** Least id of version 7 at an instant; keeps an index scan within a window. */
export function idAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** Bounds of the ids that a window's journals can have; generous, so that the time decides exactly. */
export const idsOf = ({ from, until }: Window): [string, string] => [
  idAt(from.getTime() - SLACK_MS),
  idAt(until.getTime() + SLACK_MS),
]

/** Bounds of ids that only a journal of the window can have. A window is at least one day. */
export const innerIdsOf = ({ from, until }: Window): [string, string] => [
  idAt(from.getTime() + SLACK_MS),
  idAt(until.getTime() - SLACK_MS),
]
