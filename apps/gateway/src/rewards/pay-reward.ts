import type { Tx } from '../db/client.ts'
import { openPointAccounts } from '../ledger/accounts.ts'
import type { Units } from '../ledger/money.ts'
import { type Posted, post } from '../ledger/post.ts'
import { recordBonus } from './record-bonus.ts'

/** Source of rewards in the ledger; unique with the name of its cause (contract G5). */
export const rewardSource = 'reward'

export type Reward = { type: 'CASH' | 'BONUS' | 'POINTS'; amount: Units }
type Payee = { memberId: string; currency: string }
/** `extId` names the rewarded entry; `from` is its kind in the record of points. */
type Cause = { extId: string; from: 'mission' | 'raffle' }

const sources = { mission: 'MISSION', raffle: 'RAFFLE' } as const

/** Credits a reward through the ledger: money as RWD, points as PTE. The same `extId` pays once, for every caller. */
export async function payReward(tx: Tx, payee: Payee, { type, amount }: Reward, cause: Cause): Promise<Posted> {
  const { memberId } = payee
  const { extId } = cause
  const event = { ...payee, source: rewardSource, extId, actor: 'player' }
  if (type !== 'POINTS') {
    const posted = await post(tx, 'RWD', { ...event, facts: { amount, to: type } })
    const source = sources[cause.from]
    if (type === 'BONUS') await recordBonus(tx, { memberId, source, extId, amount, refNo: posted.refNo })
    return posted
  }
  await openPointAccounts(tx, memberId)
  return await post(tx, 'PTE', { ...event, facts: { points: amount }, meta: { type: cause.from } })
}
