import type { Tx } from '../db/client.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { promotionApplications, promotionEntries } from '../db/schema/content.ts'
import { members, messages } from '../db/schema/member.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import type { Merchant } from '../permission/merchants.ts'
import { applyPromotion } from '../promotions/apply.ts'
import { type Decision, decideApplication } from '../promotions/decide.ts'
import { claimPromotion, joinPromotion, type Taker } from '../promotions/take-part.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { grantReward, withdrawReward } from '../reward-centre/grant-by-operator.ts'
import { earlier } from './date-back.ts'
import { seedFriends } from './friends.ts'
import type { History } from './history.ts'
import { playOwnRounds } from './own-rounds.ts'
import { type appliedNames, type PromotionName, promotionId, promotionTexts } from './promotions.ts'

/** Accounts that guides name. */
const takers = ['player01', 'vip01']
const reason = 'the demo'

type Applied = (typeof appliedNames)[number]
/** Applications with their outcomes, oldest last. */
const applications: Record<Applied, { daysAgo: number; ends: readonly Decision['status'][] }> = {
  birthday: { daysAgo: 1, ends: [] },
  friendlyTable: { daysAgo: 3, ends: ['PROCESSING'] },
  helpfulIdea: { daysAgo: 16, ends: ['PROCESSING', 'APPROVED'] },
  lanternStory: { daysAgo: 25, ends: ['REJECTED'] },
}
const contact = { kind: 'WHATSAPP', value: '+63 917 555 0100' } as const

/**
 * Rounds, friends, promotions in every state and rewards of the accounts that guides name, by the procedures that
 * players use.
 */
export async function seedTakingPart(tx: Tx, merchant: Merchant, history: History): Promise<void> {
  history.add(0, () => seedFriends(tx, merchant))
  const found = await tx
    .select({ memberId: members.id, language: members.language })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), inArray(members.username, takers)))
  const reader = { merchant: merchant.code, groups: ['MEMBER' as const] }
  for (const own of found) {
    // A player of an older world may take a break, in which nothing is claimed.
    if (await excludedUntil(tx, own.memberId)) continue
    const taker = { ...own, currency: merchant.currency, reader }
    await playOwnRounds(tx, merchant, own.memberId, history)
    await takePart(tx, taker, history)
    await seedApplications(tx, taker)
    await seedEndedRewards(tx, taker)
  }
}

async function takePart(tx: Tx, taker: Taker, history: History): Promise<void> {
  const { memberId, reader } = taker
  const id = (name: PromotionName) => promotionId(reader.merchant, name)
  for (const name of ['lanternTrail', 'firstTopUp', 'smallStart', 'dailyLight'] as const)
    await joinPromotion(tx, taker, id(name))
  // They joined before they played and deposited.
  await tx
    .update(promotionEntries)
    .set({ joinedAt: sql`${promotionEntries.joinedAt} - interval '90 days'` })
    .where(eq(promotionEntries.memberId, memberId))
  // A part of the wagering is done.
  const daysAgo = 20
  history.addLast(daysAgo, async () => {
    const { refNo } = await claimPromotion(tx, taker, id('smallStart'))
    const claimedAt = earlier(rewardGrants.claimedAt, daysAgo)
    await tx.update(rewardGrants).set({ claimedAt, createdAt: claimedAt }).where(eq(rewardGrants.refNo, refNo))
  })
}

async function seedApplications(tx: Tx, taker: Taker): Promise<void> {
  const { memberId, language, reader } = taker
  const { written } = promotionTexts.in(language)
  for (const [name, { daysAgo, ends }] of Object.entries(applications) as [Applied, (typeof applications)[Applied]][]) {
    const id = promotionId(reader.merchant, name)
    const asked = { comment: written[name], pictures: [], ...(name === 'friendlyTable' && { contact }) }
    const { refNo } = await applyPromotion(tx, taker, id, asked)
    for (const status of ends)
      await decideApplication(tx, { refNo, status, ...(status === 'REJECTED' && { reason: written.reason }) })
    const ago = sql`${daysAgo} * interval '1 day'`
    const { appliedAt, decidedAt } = promotionApplications
    await tx
      .update(promotionApplications)
      .set({ appliedAt: sql`${appliedAt} - ${ago}`, decidedAt: sql`${decidedAt} - ${ago} + interval '6 hours'` })
      .where(eq(promotionApplications.refNo, refNo))
  }
  // Read, and older than the messages of the inbox.
  const sentAt = new Date(Date.UTC(2026, 10, 2, 9))
  await tx
    .update(messages)
    .set({ createdAt: sentAt, readAt: sentAt })
    .where(and(eq(messages.memberId, memberId), sql`${messages.link} LIKE '/promoDetail%'`))
}

/** A reward that was withdrawn, and one that was not claimed in time. */
async function seedEndedRewards(tx: Tx, { memberId }: Taker): Promise<void> {
  const titles = promotionTexts.group('harvestCup').title
  const title = titles.EN
  const reward = { type: 'CASH', wagerTimes: 0, days: 30, title, reason } as const
  const isNew = and(eq(rewardGrants.memberId, memberId), sql`${rewardGrants.terms} ->> 'title' = ${title}`)
  await grantReward(tx, memberId, { ...reward, amount: '5.00' })
  const [first] = await tx.select({ rewardId: rewardGrants.id }).from(rewardGrants).where(isNew)
  if (first) await withdrawReward(tx, memberId, { ...first, reason })
  await grantReward(tx, memberId, { ...reward, amount: '8.00' })
  const ago = sql`interval '60 days'`
  const { createdAt, expiresAt } = rewardGrants
  await tx
    .update(rewardGrants)
    .set({ createdAt: sql`${createdAt} - ${ago}`, expiresAt: sql`${expiresAt} - ${ago}`, terms: { titles } })
    .where(isNew)
}
