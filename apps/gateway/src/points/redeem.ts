import { AppError, type Endpoints, type Parsed, type Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, gte, isNull, ne, or, sql } from '../db/orm.ts'
import { pointRewards, redemptions } from '../db/schema/points.ts'
import { formatMoney } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { demandPayout } from '../security-centre/demand-payout.ts'
import { offeredReward, type RewardRow } from './catalogue.ts'
import { demandPoints, type PointOwner, pointSource, readPoints } from './point-accounts.ts'

type Asked = Pick<Parsed<Endpoints['redeemReward']>, 'rewardId' | 'quantity' | 'contact' | 'address'>
type Answer = Value<Endpoints['redeemReward']>

/**
 * Redeems points. Cash is paid at once; goods and bonuses reserve their points until the redemption is decided
 * (`decide.ts`). The member's lock serialises redemptions, so the limit per member is exact; the stock, which all
 * members share, is reduced last.
 */
export async function redeem(tx: Tx, owner: PointOwner, asked: Asked, clientKey: string): Promise<Answer> {
  const reward = await offeredReward(tx, owner.merchant, asked.rewardId)
  if (!reward) throw new AppError('NOT_ELIGIBLE', { reason: 'ENDED' })
  checkDelivery(reward, asked)
  // Cash and bonuses stay in the account.
  if (reward.type === 'GOODS') await demandPayout(tx, owner)
  const points = reward.points * BigInt(asked.quantity)
  await demandPoints(tx, owner, points)
  await checkMember(tx, owner, reward, asked.quantity)
  const refNo = newRef('PT')
  const amount = reward.amount === null ? null : reward.amount * BigInt(asked.quantity)
  const { merchant, memberId, currency } = owner
  const event = { memberId, currency, source: pointSource, actor: 'player', refNo, meta: { reward: reward.id } }
  const isCash = reward.type === 'CASH' && amount !== null
  if (isCash) await post(tx, 'PTC', { ...event, extId: refNo, facts: { points, amount } })
  else await post(tx, 'PTR', { ...event, extId: `${refNo}:hold`, facts: { points } })
  const status = isCash ? 'APPROVED' : 'IN_PROCESS'
  const { contact = null, address = null, quantity } = asked
  await tx.insert(redemptions).values({
    ...{ refNo, merchant, memberId, rewardId: reward.id, type: reward.type, quantity, points, amount, status },
    ...{ contact, address, decidedAt: isCash ? sql`now()` : null, clientKey },
  })
  await takeStock(tx, reward, quantity)
  return { refNo, status, points: formatMoney((await readPoints(tx, memberId)).points) }
}

/** The redemption that a key made, however long ago, in its present state; null for a new key. */
export async function redemptionNamed(tx: Tx, { memberId }: PointOwner, clientKey: string): Promise<Answer | null> {
  const isNamed = and(eq(redemptions.memberId, memberId), eq(redemptions.clientKey, clientKey))
  const [row] = await tx.select().from(redemptions).where(isNamed)
  if (!row) return null
  return { refNo: row.refNo, status: row.status, points: formatMoney((await readPoints(tx, memberId)).points) }
}

const phone = /^\+?\d{8,15}$/

/** A bonus may ask for a Zalo or WhatsApp number; goods need an address. */
function checkDelivery({ contact: kinds, type }: RewardRow, { contact, address }: Asked): void {
  if (kinds.length > 0 && !(contact && kinds.includes(contact.kind)))
    throw new AppError('CONTACT_REQUIRED', { contact: kinds })
  if (contact && !phone.test(contact.value.replaceAll(/[\s()-]/g, ''))) throw wrong('contact.value')
  if (type === 'GOODS' && !address?.trim()) throw wrong('address')
}

const wrong = (field: string) => new AppError('VALIDATION_FAILED', { fields: [{ field, rule: 'required' }] })

async function checkMember(tx: Tx, { memberId }: PointOwner, reward: RewardRow, quantity: number): Promise<void> {
  const counts = and(
    eq(redemptions.memberId, memberId),
    eq(redemptions.rewardId, reward.id),
    ne(redemptions.status, 'REJECTED'),
  )
  const had = sql<number>`coalesce(sum(${redemptions.quantity}), 0)::int`
  const [row] = await tx.select({ had }).from(redemptions).where(counts)
  if ((row?.had ?? 0) + quantity > reward.limitPerMember) throw new AppError('NOT_ELIGIBLE', { reason: 'LIMIT' })
  if (reward.type === 'BONUS' && (await excludedUntil(tx, memberId)))
    throw new AppError('NOT_ELIGIBLE', { reason: 'EXCLUDED' })
}

async function takeStock(tx: Tx, reward: RewardRow, quantity: number): Promise<void> {
  const isEnough = or(isNull(pointRewards.stock), gte(pointRewards.stock, quantity))
  const taken = await tx
    .update(pointRewards)
    .set({ stock: sql`${pointRewards.stock} - ${quantity}` })
    .where(and(eq(pointRewards.id, reward.id), isEnough))
    .returning({ id: pointRewards.id })
  if (taken.length === 0) throw new AppError('STOCK_EMPTY')
}
