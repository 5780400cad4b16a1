import { AppError } from '@boardwalk/api-client/contract'
import { sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'

/** SQL condition over `x` play_exclusion: a break or an exclusion of this member is in force. */
export const excludes = (memberId: string): string =>
  `x.member_id = ${memberId} AND x.lifted_at IS NULL AND x.starts_at <= now() AND (x.until IS NULL OR x.until > now())`

/** @throws AppError RG_EXCLUDED while a break or an exclusion is in force */
export async function refuseExcluded(db: Reader, memberId: string): Promise<void> {
  const until = await excludedUntil(db, memberId)
  if (until) throw new AppError('RG_EXCLUDED', { until: until.until?.toISOString() ?? null })
}

/** The end of a member's exclusion, `until` null for permanent; null without one. */
export async function excludedUntil(db: Reader, memberId: string): Promise<{ until: Date | null } | null> {
  const { rows } = await db.execute<{ until: string | null }>(sql`
    SELECT x.until FROM play_exclusion x JOIN member m ON m.id = x.member_id WHERE ${sql.raw(excludes('m.id'))}
      AND m.id = ${memberId} ORDER BY x.until DESC NULLS FIRST LIMIT 1`)
  const row = rows[0]
  return row ? { until: row.until === null ? null : new Date(row.until) } : null
}
