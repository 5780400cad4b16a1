import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts, post } from '../ledger/post.ts'
import { refuseExcluded } from '../protection/exclusion.ts'
import { stateSql } from './state.ts'

type Owner = { memberId: string; currency: string }
type Answer = Value<Endpoints['claimReward']>

export const grantSource = 'grant'

/**
 * Pays a reward, once: cash is the player's own at once, a bonus after its wagering (`issue.ts`). The member's lock puts
 * claims in a row, and the ledger refuses a second one of the same reward too.
 * @throws AppError NOT_FOUND, ALREADY_CLAIMED, NOT_ELIGIBLE (expired or withdrawn), RG_EXCLUDED
 */
export async function claimReward(tx: Tx, { memberId, currency }: Owner, id: string): Promise<Answer> {
  await lockAccounts(tx, memberId, currency)
  const own = and(eq(rewardGrants.id, id), eq(rewardGrants.memberId, memberId))
  const isLate = sql<boolean>`${rewardGrants.expiresAt} <= now()`
  const [found] = await tx.select({ grant: rewardGrants, isLate }).from(rewardGrants).where(own).for('update')
  if (!found) throw new AppError('NOT_FOUND')
  const { grant } = found
  if (grant.claimedAt) throw new AppError('ALREADY_CLAIMED')
  if (grant.rejectedAt || found.isLate) throw new AppError('NOT_ELIGIBLE', { reason: 'ENDED' })
  await refuseExcluded(tx, memberId)
  const { amount, type } = grant
  const event = { memberId, currency, source: grantSource, extId: `${id}:claim`, actor: 'player', meta: { grant: id } }
  const { refNo, wallet } = await post(tx, 'RWD', { ...event, facts: { amount, to: type } })
  const issuedAt = grant.wagerTimes === 0 && type === 'CASH' ? sql`now()` : null
  await tx.update(rewardGrants).set({ claimedAt: sql`now()`, issuedAt, refNo }).where(own)
  const { cash, bonus } = wallet
  return { refNo, type, amount: formatMoney(amount), cash: formatMoney(cash), bonus: formatMoney(bonus) }
}

/** Rewards of one request. */
const most = 100

/**
 * Claims every reward that waits, all or none; those that end first come first. Balances are those after the last.
 * @throws AppError NOT_ELIGIBLE (none waits), RG_EXCLUDED
 */
export async function claimAllRewards(tx: Tx, owner: Owner): Promise<Value<Endpoints['claimAllRewards']>> {
  await lockAccounts(tx, owner.memberId, owner.currency)
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT g.id FROM reward_grant g WHERE g.member_id = ${owner.memberId} AND ${sql.raw(stateSql)} = 'CLAIM'
    ORDER BY g.expires_at, g.id LIMIT ${most}`)
  const claimed: (Answer & { rewardId: string })[] = []
  for (const { id } of rows) claimed.push({ rewardId: id, ...(await claimReward(tx, owner, id)) })
  const last = claimed.at(-1)
  if (!last) throw new AppError('NOT_ELIGIBLE', { reason: 'NONE' })
  const { cash, bonus } = last
  return { claimed: claimed.map(({ rewardId, refNo }) => ({ rewardId, refNo })), cash, bonus }
}
