import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { missionProgress } from '../db/schema/mission.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { readPoints } from '../points/point-accounts.ts'
import { refuseExcluded } from '../protection/exclusion.ts'
import { payReward } from '../rewards/pay-reward.ts'
import { missionOf, type OwnMission, stateOf } from './read-missions.ts'

type Owner = { memberId: string; currency: string }

/** Pays the reward of the current period. The member's lock puts claims in a row, so the second one sees the first. */
export async function claimMission(tx: Tx, owner: Owner, id: string): Promise<Value<Endpoints['claimMission']>> {
  const { memberId, currency } = owner
  await lockAccounts(tx, memberId, currency)
  await refuseExcluded(tx, memberId)
  const mission = await missionOf(tx, memberId, id)
  if (!mission) throw new AppError('NOT_FOUND')
  const state = stateOf(mission)
  if (state === 'CLAIMED') throw new AppError('ALREADY_CLAIMED')
  if (state !== 'CLAIM') throw new AppError('NOT_ELIGIBLE', { reason: state })
  const reward = { type: mission.rewardType, amount: mission.reward }
  const extId = `mission:${id}:${memberId}:${mission.day}`
  const { refNo, wallet } = await payReward(tx, owner, reward, { extId, from: 'mission' })
  await markClaimed(tx, memberId, mission, refNo)
  const { points } = await readPoints(tx, memberId)
  return {
    ...{ refNo, type: reward.type, amount: formatMoney(reward.amount), points: formatMoney(points) },
    ...{ cash: formatMoney(wallet.cash), bonus: formatMoney(wallet.bonus) },
  }
}

async function markClaimed(tx: Tx, memberId: string, { id, day }: OwnMission, refNo: string): Promise<void> {
  const isOwn = and(
    ...[eq(missionProgress.missionId, id), eq(missionProgress.period, day), eq(missionProgress.memberId, memberId)],
    isNull(missionProgress.claimedAt),
  )
  await tx.update(missionProgress).set({ claimedAt: sql`now()`, refNo }).where(isOwn)
}
