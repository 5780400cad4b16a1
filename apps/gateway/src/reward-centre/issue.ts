import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Merchant } from '../permission/merchants.ts'
import { endBonus } from './end-bonus.ts'
import { openSql, turnoverSql } from './state.ts'

/** Postings of one run: each locks its member until the run commits. */
const most = 100

type Row = { id: string; memberId: string; amount: string }

/** Moves bonuses whose wagering is done to cash. A balance that was lost issues nothing. */
export async function issueBonuses(tx: Tx, { code, currency }: Pick<Merchant, 'code' | 'currency'>): Promise<number> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT g.id, g.member_id AS "memberId", g.amount FROM reward_grant g
    WHERE g.merchant = ${code} AND ${sql.raw(openSql())}
      AND ${sql.raw(turnoverSql)} >= g.amount * g.wager_times ORDER BY g.member_id, g.claimed_at, g.id LIMIT ${most}`)
  for (const row of rows)
    await endBonus(tx, { ...row, amount: BigInt(row.amount) }, { kind: 'BNC', currency, actor: 'system' })
  return rows.length
}
