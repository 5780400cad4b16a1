import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { endAllSessions } from '../session/start-session.ts'
import { isSamePerson } from './exclusion.ts'

/** Author of the player's own exclusions; an operator cannot lift them. */
export const PLAYER = 'player'

type Scope = 'ALL' | 'MERCHANT'

type Own = { kind: 'TIMEOUT' | 'EXCLUSION'; lasts: string | null; scope: Scope }

/**
 * A row for each account, because a stake looks only at its own: for `ALL` every account of the person, else this one.
 * Returns the accounts. `lasts`: a PostgreSQL interval, null for ever.
 */
async function store(tx: Tx, memberId: string, { kind, lasts, scope }: Own): Promise<string[]> {
  const stored = scope === 'ALL' ? 'ALL' : 'ACCOUNT'
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO play_exclusion (member_id, kind, until, set_by, scope)
    SELECT o.id, ${kind}, now() + ${lasts}::interval, ${PLAYER}, ${stored}
    FROM member m JOIN member o ON ${sql.raw(isSamePerson)}
    WHERE m.id = ${memberId} AND (${scope} = 'ALL' OR o.id = m.id)
    RETURNING member_id AS id`)
  return rows.map(({ id }) => id)
}

/** A break from play, at all merchants. The player stays signed in. */
export async function takeBreak(tx: Tx, memberId: string, days: number): Promise<void> {
  await store(tx, memberId, { kind: 'TIMEOUT', lasts: `${days} days`, scope: 'ALL' })
}

/** From now on, at all merchants unless narrowed to this one; ends every session. `months` null for good. */
export async function excludeSelf(
  tx: Tx,
  memberId: string,
  { months, scope }: { months: number | null; scope: Scope },
): Promise<void> {
  const lasts = months === null ? null : `${months} months`
  await endAllSessions(tx, ...(await store(tx, memberId, { kind: 'EXCLUSION', lasts, scope })))
}
