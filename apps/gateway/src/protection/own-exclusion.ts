import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { endAllSessions } from '../session/start-session.ts'
import { isSamePerson } from './exclusion.ts'

/** Author of what the player decided; an operator cannot lift it. */
export const PLAYER = 'player'

type Scope = 'ALL' | 'MERCHANT'

/** The account alone, or all accounts of its person. */
async function accountsOf(tx: Tx, memberId: string, scope: Scope): Promise<string[]> {
  if (scope === 'MERCHANT') return [memberId]
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT o.id FROM member m JOIN member o ON ${sql.raw(isSamePerson)} WHERE m.id = ${memberId} ORDER BY o.id`)
  return rows.map(({ id }) => id)
}

type Own = { kind: 'TIMEOUT' | 'EXCLUSION'; lasts: string | null; scope: Scope }

/** A row for each account, because a stake looks only at its own. `lasts`: a PostgreSQL interval, null for ever. */
async function store(tx: Tx, accounts: string[], { kind, lasts, scope }: Own): Promise<void> {
  const stored = scope === 'ALL' ? 'ALL' : 'ACCOUNT'
  for (const id of accounts) {
    await tx.execute(sql`
      INSERT INTO play_exclusion (member_id, kind, until, set_by, scope)
      VALUES (${id}, ${kind}, now() + ${lasts}::interval, ${PLAYER}, ${stored})`)
  }
}

/** A break from play, at all merchants. The player stays signed in. */
export async function takeBreak(tx: Tx, memberId: string, days: number): Promise<void> {
  const accounts = await accountsOf(tx, memberId, 'ALL')
  await store(tx, accounts, { kind: 'TIMEOUT', lasts: `${days} days`, scope: 'ALL' })
}

/** From now on, at all merchants unless narrowed to this one; ends every session. `months` null for good. */
export async function excludeSelf(
  tx: Tx,
  memberId: string,
  { months, scope }: { months: number | null; scope: Scope },
): Promise<void> {
  const accounts = await accountsOf(tx, memberId, scope)
  await store(tx, accounts, { kind: 'EXCLUSION', lasts: months === null ? null : `${months} months`, scope })
  for (const id of accounts) await endAllSessions(tx, id)
}
