import { AppError, Money } from '@boardwalk/api-client/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { adjustments } from '../db/schema/adjustment.ts'
import type { Deps } from '../deps.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import { memberOfName } from '../member/find-member.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import { type AdjustmentRow, postAdjustment } from './post-adjustment.ts'
import { requireAdjustable } from './require-adjustable.ts'

const cent = 100n

/** A negative amount takes money away. */
export const Propose = v.strictObject({
  merchant: v.pipe(v.string(), v.maxLength(32)),
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  amount: v.pipe(
    Money,
    v.maxLength(16),
    v.check((text) => unitsOf(text) !== 0n && unitsOf(text) % cent === 0n, 'not nothing, and at most two decimals'),
  ),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
})

const unitsOf = (text: string): Units => parseMoney(text) ?? 0n
const size = (amount: Units): Units => (amount < 0n ? -amount : amount)

/**
 * Posts an adjustment at once, or leaves it to a second operator when one operator may not move so much alone.
 * @throws AppError NOT_FOUND, TRIAL_FORBIDDEN, FORBIDDEN, STATE_INVALID, INSUFFICIENT_FUNDS
 */
export async function propose(
  tx: Tx,
  deps: Pick<Deps, 'settings' | 'merchants'>,
  { merchant, account, amount: text, reason }: v.InferOutput<typeof Propose>,
  role: OpsRole,
): Promise<AdjustmentRow> {
  const member = requireAdjustable(await memberOfName(tx, merchant, account))
  const currency = deps.merchants.byCode(merchant)?.currency
  if (!currency) throw new AppError('NOT_FOUND')
  const { alone } = (await deps.settings.of(merchant)).adjustment
  // The lock makes the sum of earlier ones final: parts of an amount do not pass side by side.
  await lockAccounts(tx, member.id, currency)
  const amount = unitsOf(text)
  const isSmall = (await movedAlone(tx, member.id)) + size(amount) <= unitsOf(alone)
  const [row] = await tx
    .insert(adjustments)
    .values({
      ...{ refNo: newRef('TR'), merchant, memberId: member.id, currency, amount, reason, proposedBy: role },
      ...(isSmall ? { status: 'POSTED', decidedAt: sql`now()` } : { status: 'WAITING' }),
    })
    .returning()
  if (!row) throw new Error('An adjustment was not stored.')
  if (isSmall) await postAdjustment(tx, row)
  return row
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
