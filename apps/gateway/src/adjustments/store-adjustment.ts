import type { Tx } from '../db/client.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { adjustments } from '../db/schema/adjustment.ts'
import type { Deps } from '../deps.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import { type AdjustmentRow, postAdjustment } from './post-adjustment.ts'

export type NewAdjustment = Pick<AdjustmentRow, 'merchant' | 'memberId' | 'currency' | 'amount' | 'reason'> &
  Partial<Pick<AdjustmentRow, 'clears' | 'recipient'>>

const size = (amount: Units): Units => (amount < 0n ? -amount : amount)

/**
 * Stores an adjustment and posts it, or leaves it to a second operator when one operator may not move so much alone. Null
 * for a payment in suspense that another one clears.
 * @throws AppError INSUFFICIENT_FUNDS
 */
export async function storeAdjustment(
  tx: Tx,
  deps: Pick<Deps, 'settings' | 'merchants'>,
  fresh: NewAdjustment,
  role: OpsRole,
): Promise<AdjustmentRow | null> {
  const { memberId, currency } = fresh
  // The lock makes the sum of earlier ones final: parts of an amount do not pass side by side.
  if (memberId) await lockAccounts(tx, memberId, currency)
  const isSmall = await isMovedAlone(tx, deps, fresh)
  const [row] = await tx
    .insert(adjustments)
    .values({
      ...{ ...fresh, refNo: newRef('TR'), proposedBy: role },
      ...(isSmall ? { status: 'POSTED', decidedAt: sql`now()` } : { status: 'WAITING' }),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  if (isSmall) await postAdjustment(tx, row)
  return row
}

/** The amount of the setting is in the currency of the site, so money in another one always needs two operators. */
async function isMovedAlone(
  tx: Tx,
  { settings, merchants }: Pick<Deps, 'settings' | 'merchants'>,
  { merchant, memberId, currency, amount }: NewAdjustment,
): Promise<boolean> {
  if (merchants.byCode(merchant)?.currency !== currency) return false
  const { alone } = (await settings.of(merchant)).adjustment
  const before = memberId ? await movedAlone(tx, memberId) : 0n
  return before + size(amount) <= (parseMoney(alone) ?? 0n)
}

/** Amounts that were moved for a member without a second operator in the last 24 hours, in both directions. */
async function movedAlone(tx: Tx, memberId: string): Promise<Units> {
  const [found] = await tx
    .select({ sum: sql<string>`coalesce(sum(abs(${adjustments.amount})), 0)` })
    .from(adjustments)
    .where(
      and(
        eq(adjustments.memberId, memberId),
        eq(adjustments.status, 'POSTED'),
        isNull(adjustments.decidedBy),
        sql`${adjustments.proposedAt} > now() - interval '24 hours'`,
      ),
    )
  return BigInt(found?.sum ?? 0)
}
