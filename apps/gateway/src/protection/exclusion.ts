import { AppError } from '@boardwalk/api-client/contract'
import { sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'

const inForce = 'x.lifted_at IS NULL AND x.starts_at <= now() AND (x.until IS NULL OR x.until > now())'

/** SQL condition over `x` play_exclusion: a break or an exclusion of this member is in force. */
export const excludes = (memberId: string): string => `x.member_id = ${memberId} AND ${inForce}`

/**
 * SQL condition: `m` and `o` are accounts of one person, at one merchant or two. Only a contact says so, because
 * registration asks for nothing else that another merchant knows too.
 */
export const isSamePerson = `(o.id = m.id OR o.email = m.email
  OR (o.mobile = m.mobile AND o.dialing_code = m.dialing_code))`

type Kind = 'TIMEOUT' | 'EXCLUSION'

/** @throws AppError RG_EXCLUDED while a break or an exclusion is in force */
export async function refuseExcluded(db: Reader, memberId: string, kind?: Kind): Promise<void> {
  const until = await excludedUntil(db, memberId, kind)
  if (until) throw new AppError('RG_EXCLUDED', { until: until.until?.toISOString() ?? null })
}

/**
 * The end of a member's exclusion, `until` null for permanent; null without one. One that covers all merchants counts
 * too where it was set from the person's account elsewhere. `kind` narrows it to breaks, or to exclusions.
 */
export async function excludedUntil(
  db: Reader,
  memberId: string,
  kind: Kind | null = null,
): Promise<{ until: Date | null } | null> {
  const { rows } = await db.execute<{ until: string | null }>(sql`
    SELECT x.until FROM member m JOIN member o ON ${sql.raw(isSamePerson)}
      JOIN play_exclusion x ON x.member_id = o.id AND ${sql.raw(inForce)}
    WHERE m.id = ${memberId} AND (o.id = m.id OR x.scope = 'ALL') AND (${kind}::text IS NULL OR x.kind = ${kind})
    ORDER BY x.until DESC NULLS FIRST LIMIT 1`)
  const row = rows[0]
  return row ? { until: row.until === null ? null : new Date(row.until) } : null
}
