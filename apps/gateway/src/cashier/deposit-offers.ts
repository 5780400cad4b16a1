import { AppError } from '@boardwalk/api-client/contract'
import { promotionRow, runningPromotions } from '../content/promotions.ts'
import type { Reader as Database } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import type { ChosenOffer } from '../db/schema/cashier.ts'
import type { promotions } from '../db/schema/content.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { grantName, unitsOf } from '../promotions/offer.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import type { Reader } from '../site/audience.ts'
import { type DepositRow, openDeposits } from './deposit-view.ts'

type Player = { memberId: string; reader: Reader }

/** Terms of a promotion as a deposit stores them; null for a promotion of another kind. */
function termsOf({ id, kind, title, terms }: typeof promotions.$inferSelect): ChosenOffer | null {
  if (kind !== 'DEPOSIT' || !terms?.deposit) return null
  const { deposit, reward, wagerTimes } = terms
  const money = { least: formatMoney(unitsOf(deposit.least)), most: formatMoney(unitsOf(reward.amount)) }
  return { promotionId: id, titles: title, rate: deposit.rate, ...money, wagerTimes }
}

/** Which of these offers were paid to a member before: each is paid once. */
async function usedBy(db: Database, memberId: string, ids: string[]): Promise<Set<string>> {
  const names = new Map(ids.map((id) => [grantName(id, memberId), id]))
  const rows = await db
    .select({ extId: rewardGrants.extId })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.source, 'PROMO'), inArray(rewardGrants.extId, [...names.keys()])))
  return new Set(rows.map(({ extId }) => names.get(extId) ?? ''))
}

/** Offers that a player may choose now; none during a break or an exclusion. */
export async function openOffers(db: Database, { memberId, reader }: Player): Promise<ChosenOffer[]> {
  const running = await runningPromotions(db, reader, 'DEPOSIT')
  const offers = running.map(termsOf).filter((offer) => offer !== null)
  if (offers.length === 0 || (await excludedUntil(db, memberId))) return []
  const ids = offers.map(({ promotionId }) => promotionId)
  const [used, waiting] = await Promise.all([usedBy(db, memberId, ids), openDeposits(db, { memberId })])
  for (const { offer } of waiting) if (offer) used.add(offer.promotionId)
  return offers.filter(({ promotionId }) => !used.has(promotionId))
}

type Choice = Player & { promoId: string; amount: Units; waiting: readonly DepositRow[] }

const refused = (reason: string, facts: Record<string, string> = {}) =>
  new AppError('NOT_ELIGIBLE', { reason, ...facts })

/**
 * The offer that a deposit is made with, its terms frozen. Call under the member's lock: `waiting` are the open deposits,
 * one of which may have taken the same offer.
 * @throws AppError NOT_ELIGIBLE with the reason: UNKNOWN, ENDED, USED, PENDING or MINIMUM
 */
export async function chooseOffer(tx: Database, choice: Choice): Promise<ChosenOffer> {
  const { memberId, reader, promoId, amount, waiting } = choice
  const row = await promotionRow(tx, reader, promoId)
  const offer = row && termsOf(row.promotion)
  if (!offer || row.state === 'COMING_SOON') throw refused('UNKNOWN')
  if (row.state === 'CLOSED') throw refused('ENDED')
  if ((await usedBy(tx, memberId, [promoId])).has(promoId)) throw refused('USED')
  const other = waiting.find((one) => one.offer?.promotionId === promoId)
  if (other) throw refused('PENDING', { refNo: other.refNo })
  if (amount < unitsOf(offer.least)) throw refused('MINIMUM', { min: offer.least })
  return offer
}
