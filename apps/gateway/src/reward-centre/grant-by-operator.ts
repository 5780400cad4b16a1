import { AppError, Money } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import { newId } from '../ids.ts'
import { parseMoney } from '../ledger/money.ts'
import { merchantOfMember } from '../ops/protection.ts'

const Times = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** A reward of a promotion. Only a bonus is wagered; the player reads the title. */
export const GrantReward = v.pipe(
  v.strictObject({
    type: v.picklist(['CASH', 'BONUS']),
    amount: v.pipe(
      Money,
      v.check((amount) => (parseMoney(amount) ?? 0n) > 0n, 'more than nothing'),
    ),
    wagerTimes: v.optional(Times, 0),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
    title: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80)),
    reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
  }),
  v.check(({ type, wagerTimes }) => type === 'BONUS' || wagerTimes === 0, 'cash is not wagered'),
)

/** Grants a reward to one member; its terms are stored with it and no later change reaches them. */
export async function grantReward(tx: Tx, memberId: string, body: v.InferOutput<typeof GrantReward>): Promise<void> {
  const { type, amount, wagerTimes, days, title } = body
  const id = newId()
  await tx.insert(rewardGrants).values({
    ...{ id, merchant: await merchantOfMember(tx, memberId), memberId, source: 'PROMO', extId: id, type, wagerTimes },
    ...{ amount: parseMoney(amount) ?? 0n, terms: { title } },
    expiresAt: sql`now() + make_interval(days => ${days})`,
  })
}

export const WithdrawReward = v.strictObject({
  rewardId: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
})

/** Withdraws a reward that was not claimed yet. @throws AppError STATE_INVALID */
export async function withdrawReward(tx: Tx, memberId: string, { rewardId }: v.InferOutput<typeof WithdrawReward>) {
  const isOpen = and(
    eq(rewardGrants.id, rewardId),
    eq(rewardGrants.memberId, memberId),
    isNull(rewardGrants.claimedAt),
    isNull(rewardGrants.rejectedAt),
  )
  const rows = await tx.update(rewardGrants).set({ rejectedAt: sql`now()` }).where(isOpen).returning()
  if (rows.length === 0) throw new AppError('STATE_INVALID')
}
