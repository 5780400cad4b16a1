import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { least } from '../ledger/money.ts'
import { balanceOf, lockAccounts, post } from '../ledger/post.ts'
import type { Merchant } from '../permission/merchants.ts'
import { grantSource } from './claim.ts'
import { turnoverSql } from './state.ts'

/** Postings of one run: each locks its member until the run commits. */
const most = 100

type Row = { id: string; memberId: string; amount: string }

/**
 * Moves bonuses whose wagering is done to cash. With the last open bonus of a member goes all that is left of the bonus
 * balance, winnings too; before, at most its own amount. A balance that was lost issues nothing.
 */
export async function issueBonuses(tx: Tx, { code, currency }: Pick<Merchant, 'code' | 'currency'>): Promise<number> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT g.id, g.member_id AS "memberId", g.amount FROM reward_grant g
    WHERE g.merchant = ${code} AND g.claimed_at IS NOT NULL AND g.issued_at IS NULL
      AND ${sql.raw(turnoverSql)} >= g.amount * g.wager_times ORDER BY g.member_id, g.claimed_at, g.id LIMIT ${most}`)
  for (const row of rows) await issue(tx, row, currency)
  return rows.length
}

async function issue(tx: Tx, { id, memberId, amount }: Row, currency: string): Promise<void> {
  const held = balanceOf(await lockAccounts(tx, memberId, currency), 'BONUS')
  const { rows } = await tx.execute<{ others: number }>(sql`
    WITH done AS (UPDATE reward_grant SET issued_at = now() WHERE id = ${id} AND issued_at IS NULL RETURNING id)
    SELECT count(*)::int AS others FROM done, reward_grant g WHERE g.member_id = ${memberId} AND g.type = 'BONUS'
      AND g.id <> done.id AND g.claimed_at IS NOT NULL AND g.issued_at IS NULL`)
  const isLast = rows[0]?.others === 0
  const moved = isLast ? held : least(held, BigInt(amount))
  if (moved === 0n) return
  const event = { memberId, currency, source: grantSource, extId: `${id}:issue`, actor: 'system', meta: { grant: id } }
  await post(tx, 'BNC', { ...event, facts: { amount: moved } })
}
