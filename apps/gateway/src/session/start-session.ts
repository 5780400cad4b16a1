import type { Config } from '../config.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray, isNull, sql } from '../db/orm.ts'
import { loginVerifications } from '../db/schema/code.ts'
import { members } from '../db/schema/member.ts'
import { sessions } from '../db/schema/session.ts'
import { newId } from '../ids.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { hashToken, newToken } from './tokens.ts'

export type NewSession = {
  merchant: string
  memberId: string
  isTrial: boolean
  isRestricted: boolean
  ip: string
  userAgent: string
}

export type Started = { token: string; sessionId: string; expiresAt: Date; excluded: { until: string | null } | null }

const trialMs = 2 * 3_600_000

/**
 * Opens a session and ends the oldest ones beyond the limit per account (contract A8.1). That of a self-excluded player
 * only serves the routes that lead out of play (decision 57).
 */
export async function startSession(tx: Tx, limits: Config['session'], session: NewSession): Promise<Started> {
  // The member's row is the lock: of many logins at once each sees the sessions of those before it.
  await tx.select({ id: members.id }).from(members).where(eq(members.id, session.memberId)).for('no key update')
  const { isTrial, ...facts } = session
  const excluded = await excludedUntil(tx, session.memberId, 'EXCLUSION')
  const token = newToken()
  const lifeMs = isTrial ? Math.min(trialMs, limits.absoluteMs) : limits.absoluteMs
  const row = {
    ...facts,
    id: newId(),
    tokenHash: hashToken(token),
    userAgent: session.userAgent.slice(0, 255),
    excludedUntil: excluded && (excluded.until ?? sql`'infinity'::timestamptz`),
    // Row order matters below, because now() is constant within a transaction.
    createdAt: sql`clock_timestamp()`,
    lastSeenAt: sql`clock_timestamp()`,
    activeAt: sql`clock_timestamp()`,
    expiresAt: sql`now() + make_interval(secs => ${lifeMs / 1000})`,
  }
  const [made] = await tx.insert(sessions).values(row).returning({ expiresAt: sessions.expiresAt })
  if (!made) throw new Error('A session was not stored.')
  await endBeyond(tx, session.memberId, limits.perAccount)
  const until = excluded?.until?.toISOString() ?? null
  return { token, sessionId: row.id, expiresAt: made.expiresAt, excluded: excluded && { until } }
}

async function endBeyond(tx: Tx, memberId: string, max: number): Promise<void> {
  await tx.execute(sql`
    UPDATE session SET ended_at = now(), end_reason = 'REPLACED' WHERE token_hash IN (
      SELECT token_hash FROM session WHERE member_id = ${memberId} AND ended_at IS NULL AND expires_at > now()
      ORDER BY created_at DESC OFFSET ${max})`)
}

/** Ends one session; ending an ended one changes nothing. */
export async function endSession(tx: Pick<Tx, 'update'>, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: 'ENDED' })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Ends every session of these members, and logins that wait for a second proof. */
export async function endAllSessions(tx: Tx, ...memberIds: string[]): Promise<void> {
  const isWaiting = and(inArray(loginVerifications.memberId, memberIds), isNull(loginVerifications.usedAt))
  await tx.update(loginVerifications).set({ usedAt: sql`now()` }).where(isWaiting)
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: 'ENDED' })
    .where(and(inArray(sessions.memberId, memberIds), isNull(sessions.endedAt)))
}
