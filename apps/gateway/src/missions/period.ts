import { type SQL, sql } from '../db/orm.ts'

/** SQL over `i` mission and `o` merchant: the first day of the mission's period at an instant; always the same without periods. */
export const periodAt = (at: SQL): SQL => sql`CASE i.period
  WHEN 'DAILY' THEN (${at} AT TIME ZONE o.time_zone)::date
  WHEN 'WEEKLY' THEN date_trunc('week', ${at} AT TIME ZONE o.time_zone)::date
  ELSE DATE '1970-01-01' END`

/** The same: when the current period ends, in the merchant's business days; null without an end. */
export const periodEnd: SQL = sql`least(i.ends_at, CASE i.period
  WHEN 'DAILY' THEN (date_trunc('day', now() AT TIME ZONE o.time_zone) + interval '1 day') AT TIME ZONE o.time_zone
  WHEN 'WEEKLY' THEN (date_trunc('week', now() AT TIME ZONE o.time_zone) + interval '1 week') AT TIME ZONE o.time_zone
  END)`

/** A day's name, independent of the connection's style of dates. */
export const dayText = (day: SQL): SQL => sql`to_char(${day}, 'YYYY-MM-DD')`
