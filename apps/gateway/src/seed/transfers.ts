import { placeOf } from '../agents/place.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import { postBetween } from '../ledger/post-between.ts'
import type { Merchant } from '../permission/merchants.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { claimReward } from '../reward-centre/claim.ts'
import { grantReward } from '../reward-centre/grant-by-operator.ts'
import { issueBonuses } from '../reward-centre/issue.ts'
import { textFile } from '../texts/text-file.ts'
import { transferDefaults as rule } from '../transfers/transfer-rule.ts'
import { transferUpline } from '../transfers/transfer-upline.ts'
import { readFunds } from '../withdrawals/read-funds.ts'
import { dateBackNews, earlier } from './date-back.ts'
import type { History } from './history.ts'

const texts = textFile('wallet', { bonus: ['harbour', 'terrace'], note: ['thanks'] })
type Named = { id: string; language: string; uplineId: string | null }

/** Transfers in both directions with the same sum, so that the balance is the one that guides state. */
const sent = [
  { amount: '120.00', daysAgo: 57 },
  { amount: '80.00', daysAgo: 0 },
] as const
const returned = { amount: 2_000_000n, daysAgo: 34 }
const bonuses = [
  { name: 'harbour', amount: '25.00', wagerTimes: 0, daysAgo: 70 },
  { name: 'terrace', amount: '30.00', wagerTimes: 20, daysAgo: 45 },
] as const

/** Gives a demo account that guides name an upline, transfers with it, and bonuses, by the procedures that players use. */
export async function seedTransfers(tx: Tx, merchant: Merchant, history: History): Promise<void> {
  const [player, agent] = [await named(tx, merchant, 'vip01'), await named(tx, merchant, 'agent01')]
  // A player of an older world may have spent the money, or take a break.
  if (!player || !agent || (await excludedUntil(tx, player.id))) return
  if ((await readFunds(tx, player.id, merchant.currency)) >= returned.amount)
    await seedSent(tx, { merchant, player, agent, history })
  seedBonuses(tx, merchant, player, history)
}

async function named(tx: Tx, { code }: Merchant, username: string): Promise<Named | undefined> {
  const [found] = await tx
    .select({ id: members.id, language: members.language, uplineId: members.uplineId })
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.username, username)))
  return found
}

type Parties = { merchant: Merchant; player: Named; agent: Named; history: History }

async function seedSent(tx: Tx, { merchant: { code, currency }, player, agent, history }: Parties): Promise<void> {
  const { id, language, uplineId } = player
  if (uplineId === null) {
    const path = await placeOf(tx, { id, merchant: code, uplineId: agent.id })
    await tx.update(members).set({ uplineId: agent.id, path }).where(eq(members.id, id))
  }
  if (uplineId !== null && uplineId !== agent.id) return
  const { note } = texts.in(language)
  const payer = { memberId: id, merchant: code, currency }
  for (const [at, { amount, daysAgo }] of sent.entries())
    history.add(daysAgo, async () => {
      const input = { amount, ...(at > 0 && { remark: note.thanks }) }
      // Deposits of the seeds ask for no bets here.
      const { refNo } = await transferUpline(tx, { payer, input, key: `demo-${at}`, rule, turnoverTimes: null })
      if (daysAgo > 0) await dateBackNews(tx, refNo, daysAgo)
    })
  const { amount, daysAgo } = returned
  const back = { payer: agent.id, payee: id, currency, amount, extId: `${agent.id}:demo`, actor: 'player' }
  history.add(daysAgo, () => postBetween(tx, 'TRD', back))
}

type Bonus = (typeof bonuses)[number]

/** One becomes cash at once, the other one stays open. */
function seedBonuses(tx: Tx, merchant: Merchant, player: Named, history: History): void {
  for (const bonus of bonuses) {
    const run = () => seedBonus(tx, merchant, player, bonus)
    if (bonus.wagerTimes === 0) history.add(bonus.daysAgo, run)
    else history.addLast(bonus.daysAgo, run)
  }
}

async function seedBonus(tx: Tx, merchant: Merchant, { id: memberId, language }: Named, bonus: Bonus): Promise<void> {
  const { name, daysAgo, ...terms } = bonus
  const title = texts.in(language).bonus[name]
  await grantReward(tx, memberId, { type: 'BONUS', ...terms, days: 30, title, reason: 'the demo' })
  const isThis = and(eq(rewardGrants.memberId, memberId), sql`${rewardGrants.terms} ->> 'title' = ${title}`)
  const [grant] = await tx.select({ id: rewardGrants.id }).from(rewardGrants).where(isThis)
  if (!grant) throw new Error(`The reward ${name} was not granted.`)
  await claimReward(tx, { memberId, currency: merchant.currency }, grant.id)
  await issueBonuses(tx, merchant)
  const { createdAt, claimedAt } = rewardGrants
  await tx
    .update(rewardGrants)
    .set({
      createdAt: earlier(createdAt, daysAgo),
      claimedAt: earlier(claimedAt, daysAgo),
      terms: { titles: texts.group('bonus')[name] },
    })
    .where(isThis)
}
