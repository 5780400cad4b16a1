import type { Actor } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { type ChosenOffer, deposits } from '../db/schema/cashier.ts'
import { members } from '../db/schema/member.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import { merchants } from '../db/schema/settings.ts'
import type { Units } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import { putMessage } from '../notices/put-message.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { grantName } from '../promotions/offer.ts'
import { promotionNotices } from '../promotions/texts.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { amountText } from '../texts/amount-text.ts'
import { fill } from '../texts/text-file.ts'
import type { DepositRow } from './deposit-view.ts'
import { bonusFor } from './offer-terms.ts'

const source = 'promo'

/**
 * Grants the bonus of the offer that an approved deposit was made with (contract F, G4 BON), by its frozen terms. Call in
 * the transaction of the approval, under the member's lock. Nothing is granted for a payment below the minimum, to a
 * player on a break, to an account that is not active, or when another deposit has used the offer.
 * @returns the bonus, or null without one
 */
export async function grantBonus(tx: Tx, row: DepositRow, actor: Actor): Promise<Units | null> {
  const { refNo, memberId, currency, offer, paid } = row
  const amount = offer && paid !== null ? bonusFor(paid, offer) : 0n
  if (!offer || amount === 0n || !(await mayReceive(tx, memberId))) return null
  const bonus = { amount, offer, bonusNo: newRef('BN') }
  if (!(await recordGrant(tx, row, bonus))) return null
  const event = { memberId, currency, source, extId: grantName(offer.promotionId, memberId), refNo: bonus.bonusNo }
  await post(tx, 'BON', { ...event, actor: actor.toLowerCase(), facts: { amount }, meta: { deposit: refNo } })
  await tx.update(deposits).set({ bonus: amount }).where(eq(deposits.refNo, refNo))
  await tell(tx, row, bonus)
  return amount
}

async function mayReceive(tx: Tx, memberId: string): Promise<boolean> {
  const isActive = and(eq(members.id, memberId), eq(members.status, 'ACTIVE'))
  const found = await tx.select({ id: members.id }).from(members).where(isActive)
  return found.length > 0 && !(await excludedUntil(tx, memberId))
}

type Bonus = { amount: Units; offer: ChosenOffer; bonusNo: string }

/** Stores the bonus for its wagering; false when the member has had the offer. */
async function recordGrant(tx: Tx, { merchant, memberId }: DepositRow, { amount, offer, bonusNo }: Bonus) {
  const { promotionId, titles, wagerTimes } = offer
  const row = {
    ...{
      merchant,
      memberId,
      source: 'PROMO' as const,
      extId: grantName(promotionId, memberId),
      type: 'BONUS' as const,
    },
    ...{ amount, wagerTimes, terms: { titles }, refNo: bonusNo, expiresAt: sql`now()`, claimedAt: sql`now()` },
  }
  return (await tx.insert(rewardGrants).values(row).onConflictDoNothing()).rowCount === 1
}

async function tell(tx: Tx, { memberId, merchant }: DepositRow, { amount, offer }: Bonus): Promise<void> {
  const [owner] = await tx
    .select({ language: members.language, symbol: merchants.currencySymbol })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, merchant))
    .where(eq(members.id, memberId))
  if (!owner) return
  const { language, symbol } = owner
  const { title, content } = promotionNotices.in(language).bonus
  const facts = { amount: amountText(amount, symbol), promotion: textIn(offer.titles, language) }
  const words = { title: fill(title, facts), content: fill(content, facts) }
  await putMessage(tx, { memberId, kind: 'PROMO', language, ...words })
  await enqueue(tx, { topic: 'promo', memberId, payload: {} })
}
