import { AppError } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** Uses the clock, because a transaction must see an exclusion that was set after it began. */
const inForce = 'x.lifted_at IS NULL AND x.starts_at <= clock_timestamp() AND (x.until IS NULL OR x.until > now())'

/** SQL condition over `x` play_exclusion: a break or an exclusion of this member is in force. */
export const excludes = (memberId: string): string => `x.member_id = ${memberId} AND ${inForce}`

/**
 * SQL condition: `m` and `o` are accounts of one person, at one merchant or two. Only a contact that both proved says so:
 * anyone can type another person's address, and would exclude that person with it.
 */
export const isSamePerson = `(o.id = m.id
  OR (o.email = m.email AND o.email_proven_at IS NOT NULL AND m.email_proven_at IS NOT NULL)
  OR (o.mobile = m.mobile AND o.dialing_code = m.dialing_code
    AND o.mobile_proven_at IS NOT NULL AND m.mobile_proven_at IS NOT NULL))`

type Kind = 'TIMEOUT' | 'EXCLUSION'

/** @throws AppError RG_EXCLUDED while a break or an exclusion is in force */
export async function refuseExcluded(db: Reader, memberId: string, kind?: Kind): Promise<void> {
  const until = await excludedUntil(db, memberId, kind)
  if (until) throw new AppError('RG_EXCLUDED', { until: until.until?.toISOString() ?? null })
}

/** The exclusion in force, `until` null for ever. */
type InForce = { kind: Kind; until: Date | null }

/**
 * The longest break and the longest exclusion of a member, the longer one first. An exclusion for all merchants also
 * applies if it was set from the person's account elsewhere.
 */
export async function exclusionsOf(db: Reader, memberId: string): Promise<InForce[]> {
  const { rows } = await db.execute<{ kind: Kind; until: string | null }>(sql`
    SELECT * FROM (SELECT DISTINCT ON (x.kind) x.kind, x.until FROM member m JOIN member o ON ${sql.raw(isSamePerson)}
      JOIN play_exclusion x ON x.member_id = o.id AND ${sql.raw(inForce)}
    WHERE m.id = ${memberId} AND (o.id = m.id OR x.scope = 'ALL')
    ORDER BY x.kind, x.until DESC NULLS FIRST) longest ORDER BY until DESC NULLS FIRST`)
  return rows.map(({ kind, until }) => ({ kind, until: until === null ? null : new Date(until) }))
}

/** The longest of them, null without one. `kind` narrows it to breaks, or to exclusions. */
export async function excludedUntil(db: Reader, memberId: string, kind?: Kind): Promise<InForce | null> {
  const found = await exclusionsOf(db, memberId)
  return found.find((one) => kind === undefined || one.kind === kind) ?? null
}
