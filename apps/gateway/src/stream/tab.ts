import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { EventStream } from '../events/event-stream.ts'
import type { HolderOf } from '../events/tickets.ts'

type Member = HolderOf<'member'> & { merchant: string }

/** One open stream of a signed-in member. */
export type Tab = EventStream &
  Member & {
    /** The last event's number that this tab has, or needs not. */
    seen: bigint
  }

/** Owner of the tab; null when the session is over. */
export async function memberOf(db: Db, { memberId, sessionId }: HolderOf<'member'>): Promise<Member | null> {
  const { rows } = await db.execute<{ merchant: string }>(sql`
    SELECT merchant FROM session
    WHERE id = ${sessionId} AND member_id = ${memberId} AND ended_at IS NULL AND expires_at > now()`)
  return rows[0] ? { memberId, sessionId, merchant: rows[0].merchant } : null
}
