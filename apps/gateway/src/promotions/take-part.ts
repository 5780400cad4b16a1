import { AppError, type Promotion } from '@boardwalk/api-client/contract'
import { promotionRow, promotionView } from '../content/promotions.ts'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { type PromotionTerms, promotionEntries, type promotions } from '../db/schema/content.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import { newId } from '../ids.ts'
import { lockAccounts } from '../ledger/post.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { claimReward } from '../reward-centre/claim.ts'
import type { Reader } from '../site/audience.ts'
import { grantName, stateFor, unitsOf } from './offer.ts'
import { type Own, standingsOf } from './standing.ts'

export type Taker = { memberId: string; currency: string; language: string; reader: Reader }
type Found = { promotion: typeof promotions.$inferSelect; terms: PromotionTerms; own: Own; state: Promotion['state'] }

/**
 * A running offer of one of these kinds. The member's lock puts all that a member does in a row, so the second of two
 * requests sees the first.
 * @throws AppError NOT_FOUND, PROMO_CLOSED, STATE_INVALID (not begun, or of another kind)
 */
export async function openPromotion(tx: Tx, taker: Taker, id: string, kinds: Promotion['kind'][]): Promise<Found> {
  await lockAccounts(tx, taker.memberId, taker.currency)
  const row = await promotionRow(tx, taker.reader, id)
  if (!row) throw new AppError('NOT_FOUND')
  const { promotion, state } = row
  if (state === 'CLOSED') throw new AppError('PROMO_CLOSED')
  const own = (await standingsOf(tx, taker.memberId, [id])).get(id)
  const terms = own?.terms
  if (state === 'COMING_SOON' || !own || !terms || !kinds.includes(promotion.kind))
    throw new AppError('STATE_INVALID', { state })
  return { promotion, terms, own, state: stateFor(own) }
}

/** The promotion as the member sees it after a change; their other tabs are notified. */
export async function changedView(tx: Tx, { memberId, reader, language }: Taker, id: string): Promise<Promotion> {
  const [row, own] = [await promotionRow(tx, reader, id), (await standingsOf(tx, memberId, [id])).get(id)]
  if (!row || !own) throw new Error(`Promotion ${id} is gone.`)
  await enqueue(tx, { topic: 'promo', memberId, payload: {} })
  return promotionView({ ...row, state: stateFor(own) }, language)
}

/** Joins with the terms of this moment, or checks in for today. @throws AppError STATE_INVALID */
export async function joinPromotion(tx: Tx, taker: Taker, id: string): Promise<Promotion> {
  const { promotion, terms, state } = await openPromotion(tx, taker, id, ['JOIN', 'SIGN_IN'])
  if (state !== 'JOIN') throw new AppError('STATE_INVALID', { state })
  if (promotion.kind === 'SIGN_IN') await checkIn(tx, taker, promotion, terms)
  else await tx.insert(promotionEntries).values({ promotionId: id, memberId: taker.memberId, terms })
  return await changedView(tx, taker, id)
}

async function checkIn(tx: Tx, taker: Taker, promotion: Found['promotion'], terms: PromotionTerms): Promise<void> {
  const { memberId } = taker
  const signedDay = sql<string>`(SELECT (now() AT TIME ZONE time_zone)::date FROM merchant WHERE code = ${promotion.merchant})`
  const [entry] = await tx
    .insert(promotionEntries)
    .values({ promotionId: promotion.id, memberId, terms, signedDay })
    .onConflictDoUpdate({
      target: [promotionEntries.promotionId, promotionEntries.memberId],
      set: { signedDay, terms },
    })
    .returning({ day: promotionEntries.signedDay })
  await grantOf(tx, taker, { promotion, terms, day: entry?.day ?? '' })
}

/** Claims the reward of an offer whose goal is met. @throws AppError STATE_INVALID, ALREADY_CLAIMED */
export async function claimPromotion(tx: Tx, taker: Taker, id: string) {
  const { promotion, terms, state } = await openPromotion(tx, taker, id, ['JOIN'])
  if (state === 'CLAIMED') throw new AppError('ALREADY_CLAIMED')
  if (state !== 'CLAIM') throw new AppError('STATE_INVALID', { state })
  const { refNo, type, amount } = await claimReward(tx, taker, await grantOf(tx, taker, { promotion, terms }))
  return { ...(await changedView(tx, taker, id)), refNo, type, amount }
}

type Granted = { promotion: Pick<Found['promotion'], 'id' | 'merchant' | 'title'>; terms: PromotionTerms; day?: string }

/** Grants the reward of an offer, once; its terms are stored with it and no later change reaches them. */
export async function grantOf(
  tx: Tx,
  { memberId }: Pick<Taker, 'memberId'>,
  { promotion, terms, day }: Granted,
): Promise<string> {
  const { reward, wagerTimes, days } = terms
  const id = newId()
  await tx.insert(rewardGrants).values({
    ...{ id, merchant: promotion.merchant, memberId, source: 'PROMO', extId: grantName(promotion.id, memberId, day) },
    ...{ type: reward.type, amount: unitsOf(reward.amount), wagerTimes },
    terms: { titles: promotion.title },
    expiresAt: sql`now() + make_interval(days => ${days})`,
  })
  return id
}
