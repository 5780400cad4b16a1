import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts, post } from '../ledger/post.ts'
import { refuseExcluded } from '../protection/exclusion.ts'
import { type Owner, type Rule, readAllowance, type State, source } from './allowance-state.ts'

/** Credits the day's allowance. The member's lock puts claims in a row, so the second one sees the first. */
export async function claim(tx: Tx, owner: Owner, rule: Rule): Promise<Value<Endpoints['claimAllowance']>> {
  await lockAccounts(tx, owner.memberId, owner.currency)
  const { state, extId, resetsAt } = await readAllowance(tx, owner, rule)
  if (state === 'EXCLUDED') await refuseExcluded(tx, owner.memberId)
  if (state !== 'READY') throw refusalOf(state, rule)
  const facts = { amount: rule.amount }
  const { refNo, wallet } = await post(tx, 'ALW', { ...owner, source, extId, actor: 'player', facts })
  const balance = formatMoney(wallet.cash + wallet.bonus)
  return { refNo, amount: formatMoney(rule.amount), balance, resetsAt }
}

function refusalOf(state: State, { below }: Rule): AppError {
  if (state === 'CLAIMED') return new AppError('ALREADY_CLAIMED')
  if (state === 'OFF') return new AppError('FEATURE_OFF', { feature: 'dailyAllowance' })
  return new AppError('NOT_ELIGIBLE', { reason: `balance not below ${formatMoney(below)}` })
}
