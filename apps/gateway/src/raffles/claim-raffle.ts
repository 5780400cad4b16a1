import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, gt, isNull, or, sql } from '../db/orm.ts'
import { promotions } from '../db/schema/content.ts'
import { raffleDraws, rafflePrizes } from '../db/schema/mission.ts'
import { evenlyBelow } from '../draws/evenly-below.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { payReward } from '../rewards/pay-reward.ts'
import type { Reader } from '../site/audience.ts'
import { isFor } from '../site/audience.ts'
import { type Chances, chancesLeft, chancesOf } from './chances.ts'
import { prizeAt, weightOf } from './pick-prize.ts'

type Prize = typeof rafflePrizes.$inferSelect
type Owner = { memberId: string; currency: string; reader: Reader; language: string }
type Order = { promotionId: string; key: string }
type Answer = Value<Endpoints['claimRaffle']>

/**
 * Uses one chance: draws a prize evenly by weight, pays it, and records the draw. The member's lock puts draws in a row,
 * so a chance is used once; the stock, which all members share, is taken before anything is paid.
 */
export async function claimRaffle(tx: Tx, owner: Owner, { promotionId, key }: Order): Promise<Answer> {
  await lockAccounts(tx, owner.memberId, owner.currency)
  const chances = await demandChance(tx, owner, promotionId)
  const prize = await drawPrize(tx, promotionId)
  const number = chances.used + 1
  const refNo = await payPrize(tx, owner, prize, number)
  const { type, amount } = prize
  await tx
    .insert(raffleDraws)
    .values({ promotionId, memberId: owner.memberId, number, refNo, prizeId: prize.id, type, amount, clientKey: key })
  return answerOf({ refNo, type, amount }, prize, { owner, left: chancesLeft({ ...chances, used: number }) })
}

/** The draw that a key made, however long ago; null for a new key. */
export async function drawNamed(tx: Tx, owner: Owner, key: string): Promise<Answer | null> {
  const isNamed = and(eq(raffleDraws.memberId, owner.memberId), eq(raffleDraws.clientKey, key))
  const [row] = await tx
    .select({ draw: raffleDraws, prize: rafflePrizes })
    .from(raffleDraws)
    .innerJoin(rafflePrizes, eq(rafflePrizes.id, raffleDraws.prizeId))
    .where(isNamed)
  if (!row) return null
  const { promotionId } = row.draw
  const chances = (await chancesOf(tx, owner.memberId, [promotionId])).get(promotionId)
  return answerOf(row.draw, row.prize, { owner, left: chances ? chancesLeft(chances) : 0 })
}

const answerOf = (
  { refNo, type, amount }: Pick<typeof raffleDraws.$inferSelect, 'refNo' | 'type' | 'amount'>,
  { name }: Prize,
  { owner, left }: { owner: Owner; left: number },
): Answer => ({
  refNo,
  prize: { type, name: textIn(name, owner.language), amount: amount === null ? null : formatMoney(amount) },
  chancesLeft: left,
})

/** @throws AppError PROMO_CLOSED, NOT_ELIGIBLE (no chance yet), ALREADY_CLAIMED (all were used) */
async function demandChance(tx: Tx, { memberId, reader }: Owner, promotionId: string): Promise<Chances> {
  const isOpen = and(
    ...[eq(promotions.id, promotionId), eq(promotions.kind, 'RAFFLE'), eq(promotions.merchant, reader.merchant)],
    ...[eq(promotions.isEnabled, true), isFor(promotions.audience, reader.groups)],
    ...[sql`${promotions.startsAt} <= now()`, or(isNull(promotions.endsAt), sql`${promotions.endsAt} > now()`)],
  )
  const [promotion] = await tx.select({ id: promotions.id }).from(promotions).where(isOpen)
  const chances = promotion && (await chancesOf(tx, memberId, [promotionId])).get(promotionId)
  if (!chances) throw new AppError('PROMO_CLOSED')
  if (await excludedUntil(tx, memberId)) throw new AppError('NOT_ELIGIBLE', { reason: 'EXCLUDED' })
  if (chancesLeft(chances) > 0) return chances
  throw chances.used > 0 ? new AppError('ALREADY_CLAIMED') : new AppError('NOT_ELIGIBLE', { reason: 'CHANCES' })
}

/** A prize whose last piece another member took in the meantime is drawn again, among those that are left. */
async function drawPrize(tx: Tx, promotionId: string): Promise<Prize> {
  for (;;) {
    const isLeft = or(isNull(rafflePrizes.stock), gt(rafflePrizes.stock, 0))
    const prizes = await tx
      .select()
      .from(rafflePrizes)
      .where(and(eq(rafflePrizes.promotionId, promotionId), isLeft))
      .orderBy(rafflePrizes.sort, rafflePrizes.id)
    if (prizes.length === 0) throw new AppError('PROMO_CLOSED')
    const prize = prizeAt(prizes, evenlyBelow(weightOf(prizes)))
    if (prize.stock === null || (await takeOne(tx, prize.id))) return prize
  }
}

async function takeOne(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx
    .update(rafflePrizes)
    .set({ stock: sql`${rafflePrizes.stock} - 1` })
    .where(and(eq(rafflePrizes.id, id), gt(rafflePrizes.stock, 0)))
    .returning({ id: rafflePrizes.id })
  return taken.length === 1
}

/** Goods are sent by an operator, and no prize moves nothing: both have a reference only. */
async function payPrize(tx: Tx, owner: Owner, prize: Prize, number: number): Promise<string> {
  const { type, amount, promotionId } = prize
  if (type === 'GOODS' || type === 'NONE' || amount === null) return newRef('RW')
  const { memberId, currency } = owner
  const extId = `raffle:${promotionId}:${memberId}:${number}`
  return (await payReward(tx, { memberId, currency }, { type, amount }, { extId, from: 'raffle' })).refNo
}
