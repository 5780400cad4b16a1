import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { pointRewards, redemptions } from '../db/schema/points.ts'
import { merchants } from '../db/schema/settings.ts'
import { lockAccounts, post } from '../ledger/post.ts'
import { pointCurrency } from '../ledger/rules.ts'
import { recordBonus } from '../rewards/record-bonus.ts'
import { pointSource } from './point-accounts.ts'

type Row = typeof redemptions.$inferSelect
type Decision = { refNo: string; status: 'APPROVED' | 'REJECTED'; actor: string; remark?: string | undefined }

/**
 * Ends a redemption that is in process: approved, its points are spent and a bonus is credited; rejected, points and
 * stock return.
 * @throws AppError NOT_FOUND, STATE_INVALID (decided already)
 */
export async function decide(tx: Tx, { refNo, status, actor, remark = '' }: Decision): Promise<Row> {
  const [found] = await tx
    .select({ row: redemptions, currency: merchants.currency })
    .from(redemptions)
    .innerJoin(merchants, eq(merchants.code, redemptions.merchant))
    .where(eq(redemptions.refNo, refNo))
  if (!found) throw new AppError('NOT_FOUND')
  const { row, currency } = found
  const { memberId, points, amount, type } = row
  // Accounts come before all other rows (contract G6-3).
  await lockAccounts(tx, memberId, currency, pointCurrency)
  const isOpen = and(eq(redemptions.refNo, refNo), eq(redemptions.status, 'IN_PROCESS'))
  const changed = await tx
    .update(redemptions)
    .set({ status, remark, decidedAt: sql`now()` })
    .where(isOpen)
    .returning({ refNo: redemptions.refNo })
  if (changed.length === 0) throw new AppError('STATE_INVALID', { status: row.status })
  const event = { memberId, currency, actor, meta: { reward: row.rewardId } }
  const kind = status === 'APPROVED' ? 'PTA' : 'PTX'
  await post(tx, kind, { ...event, source: pointSource, extId: `${refNo}:end`, facts: { points } })
  if (status === 'APPROVED' && type === 'BONUS' && amount !== null) {
    const credit = await post(tx, 'RWD', { ...event, source: 'reward', extId: refNo, facts: { amount, to: 'BONUS' } })
    await recordBonus(tx, { memberId, source: 'POINTS', extId: refNo, amount, refNo: credit.refNo })
  }
  if (status === 'REJECTED')
    await tx
      .update(pointRewards)
      .set({ stock: sql`${pointRewards.stock} + ${row.quantity}` })
      .where(eq(pointRewards.id, row.rewardId))
  return row
}

const batch = 50

/** Approves redeemed bonuses of a merchant that have waited so many minutes, oldest first. */
export async function approveBonuses(tx: Tx, merchant: string, minutes: number): Promise<number> {
  const { rows } = await tx.execute<{ refNo: string }>(sql`
    SELECT ref_no AS "refNo" FROM redemption WHERE merchant = ${merchant} AND status = 'IN_PROCESS' AND type = 'BONUS'
      AND applied_at <= now() - make_interval(mins => ${minutes}) ORDER BY applied_at, ref_no LIMIT ${batch}`)
  for (const { refNo } of rows) await decide(tx, { refNo, status: 'APPROVED', actor: 'system' })
  return rows.length
}
