import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { endBonus } from './end-bonus.ts'
import { turnoverSql } from './state.ts'

type Owner = { memberId: string; currency: string }

/**
 * Gives an open bonus up, so that it holds no withdrawal back any more. The member's lock puts it in a row with bets and
 * with the job that makes bonuses cash: a bonus whose wagering is done is the player's own and only waits for that job.
 * @throws AppError NOT_FOUND (also another member's), STATE_INVALID with the `status`: CONVERTED, FORFEITED, WAGERED
 */
export async function giveUpBonus(tx: Tx, owner: Owner, id: string): Promise<Value<Endpoints['giveUpBonus']>> {
  const { memberId, currency } = owner
  await lockAccounts(tx, memberId, currency)
  const { rows } = await tx.execute<{ amount: string; status: string }>(sql`
    SELECT g.amount, CASE WHEN g.forfeited_at IS NOT NULL THEN 'FORFEITED' WHEN g.issued_at IS NOT NULL THEN 'CONVERTED'
      WHEN ${sql.raw(turnoverSql)} >= g.amount * g.wager_times THEN 'WAGERED' ELSE 'OPEN' END AS status
    FROM reward_grant g WHERE g.id = ${id} AND g.member_id = ${memberId} AND g.type = 'BONUS' AND g.claimed_at IS NOT NULL`)
  const found = rows[0]
  if (!found) throw new AppError('NOT_FOUND')
  if (found.status !== 'OPEN') throw new AppError('STATE_INVALID', { status: found.status })
  const bonus = { id, memberId, amount: BigInt(found.amount) }
  const ended = await endBonus(tx, bonus, { kind: 'BNX', currency, actor: 'player' })
  if (!ended) throw new AppError('STATE_INVALID', { status: 'CONVERTED' })
  const { moved, wallet } = ended
  return { id, amount: formatMoney(moved), cash: formatMoney(wallet.cash), bonus: formatMoney(wallet.bonus) }
}
