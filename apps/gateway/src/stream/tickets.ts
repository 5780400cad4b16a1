import type { Caller } from '@boardwalk/api-client/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { streamTickets } from '../db/schema/game-session.ts'
import { hashToken, newToken } from '../session/tokens.ts'

export const ticketSeconds = 30
export type Holder = { memberId: string; sessionId: string; merchant: string }

/** A ticket for one stream: an address may carry it, unlike the session token. */
export async function newTicket(db: Db, { memberId, sessionId }: Caller): Promise<string> {
  const ticket = newToken()
  const expiresAt = sql`now() + make_interval(secs => ${ticketSeconds})`
  await db.insert(streamTickets).values({ hash: hashToken(ticket), memberId, sessionId, expiresAt })
  await db.execute(sql`DELETE FROM stream_ticket WHERE expires_at < now() - interval '5 minutes'`)
  return ticket
}

/** Uses a ticket up; `null` when it is unknown, used, late, or its session is over. Works on any gateway. */
export async function redeemTicket(db: Db, ticket: string): Promise<Holder | null> {
  const { rows } = await db.execute<Holder>(sql`
    DELETE FROM stream_ticket t USING session s
    WHERE t.hash = ${hashToken(ticket)} AND t.expires_at > now()
      AND s.id = t.session_id AND s.ended_at IS NULL AND s.expires_at > now()
    RETURNING t.member_id AS "memberId", t.session_id AS "sessionId", s.merchant`)
  return rows[0] ?? null
}
