import { changeDeposit } from '../cashier/change-deposit.ts'
import { createDeposit } from '../cashier/create-deposit.ts'
import { payDeposit } from '../cashier/pay-deposit.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray, isNull, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import type { Merchant } from '../permission/merchants.ts'
import { referralDefaults, depositDefaults as rule } from '../permission/settings.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { claimReward } from '../reward-centre/claim.ts'
import { grantReferrals } from '../reward-centre/grant-referrals.ts'
import { regularNames } from './people.ts'

/** Friends by place among the regulars: of each account that guides name, and of its first friends. */
const invited: Record<string, readonly number[]> = { player01: [0, 1, 2], vip01: [6, 7, 8, 9] }
const invitedNext: Record<number, readonly number[]> = { 0: [3, 4], 1: [5], 6: [10, 11], 7: [12] }
/** Those who have deposited enough. */
const depositors = [0, 1, 3, 6, 7, 10, 12]

const pairs = (): [referrer: string, friend: string][] => {
  const name = (at: number) => regularNames[at] ?? ''
  const first = Object.entries(invited).flatMap(([own, places]) => places.map((at) => [own, name(at)] as const))
  const next = Object.entries(invitedNext).flatMap(([at, places]) =>
    places.map((place) => [name(Number(at)), name(place)] as const),
  )
  return [...first, ...next].map(([referrer, friend]) => [referrer, friend])
}

/** Two levels of invited friends of the accounts that guides name, and their rewards by the job's own procedure. */
export async function seedFriends(tx: Tx, merchant: Merchant): Promise<void> {
  const names = [...regularNames, ...Object.keys(invited)]
  const found = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), inArray(members.username, names)))
  const ids = new Map(found.map(({ id, username }) => [username, id]))
  for (const [at, [referrer, friend]] of pairs().entries()) {
    const [referrerId, id] = [ids.get(referrer), ids.get(friend)]
    if (referrerId === undefined || id === undefined) continue
    const at0 = new Date(Date.UTC(2026, 1, 3 + 13 * at, 8 + at))
    const days = { registeredAt: at0, firstLoginAt: at0 }
    await tx
      .update(members)
      .set({ referrerId, ...days })
      .where(and(eq(members.id, id), isNull(members.referrerId)))
  }
  for (const at of depositors) await depositOf(tx, merchant, ids.get(regularNames[at] ?? ''))
  await grantReferrals(tx, merchant, referralDefaults)
  for (const own of Object.keys(invited)) await claimFirst(tx, merchant, ids.get(own))
}

async function depositOf(tx: Tx, { code, currency }: Merchant, memberId: string | undefined): Promise<void> {
  if (memberId === undefined || (await excludedUntil(tx, memberId))) return
  const caller = { memberId, merchant: code }
  const input = { amount: '200.00', methodId: 'wallet' }
  const row = await createDeposit(tx, { caller, currency, input, key: 'demo-friend', rule })
  await changeDeposit(tx, row.refNo, 'accepted')
  await payDeposit(tx, row, { amount: row.amount, currency, providerRef: row.clientKey }, rule.methods)
}

/** One reward is claimed; the others wait. */
async function claimFirst(tx: Tx, { currency }: Merchant, memberId: string | undefined): Promise<void> {
  if (memberId === undefined || (await excludedUntil(tx, memberId))) return
  const isOwn = and(
    eq(rewardGrants.memberId, memberId),
    eq(rewardGrants.source, 'REFERRAL'),
    isNull(rewardGrants.claimedAt),
  )
  const [grant] = await tx
    .select({ id: rewardGrants.id })
    .from(rewardGrants)
    .where(isOwn)
    .orderBy(sql`${rewardGrants.amount} DESC`, rewardGrants.extId)
    .limit(1)
  if (grant) await claimReward(tx, { memberId, currency }, grant.id)
}
