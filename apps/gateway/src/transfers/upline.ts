import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'

export type Upline = { id: string; username: string }

/** The upline that can receive a member's money now; null without one, or with one whose account is closed. */
export async function uplineOf(db: Reader, memberId: string): Promise<Upline | null> {
  const { rows } = await db.execute<Upline>(sql`
    SELECT u.id, u.username FROM member m
      JOIN member u ON u.id = m.upline_id AND u.merchant = m.merchant AND u.id <> m.id AND u.status = 'ACTIVE'
    WHERE m.id = ${memberId}`)
  return rows[0] ?? null
}
