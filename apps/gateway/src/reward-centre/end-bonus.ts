import type { Tx } from '../db/client.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { rewardGrants } from '../db/schema/reward-grant.ts'
import { least, type Units } from '../ledger/money.ts'
import { lockAccounts, post, type Wallet, walletOf } from '../ledger/post.ts'
import { grantSource } from './claim.ts'
import { openSql } from './state.ts'

export type OpenBonus = { id: string; memberId: string; amount: Units }
/** `BNC`: it becomes cash. `BNX`: it is given up. */
type End = { kind: 'BNC' | 'BNX'; currency: string; actor: 'system' | 'player' }

/**
 * Ends an open bonus, once. With the last open bonus of a member goes all that is left of the bonus balance, winnings
 * too; before, at most its own amount. Bonus money at stake follows when it comes back (`follow-ended.ts`). The row and
 * the ledger both refuse a second end: its two kinds have one name (contract G5).
 * @returns the moved amount, or null for a bonus that has ended before
 */
export async function endBonus(tx: Tx, bonus: OpenBonus, { kind, currency, actor }: End) {
  const { id, memberId, amount } = bonus
  const held = await lockAccounts(tx, memberId, currency)
  const account = held.find(({ type }) => type === 'BONUS')
  const left = account?.balance ?? 0n
  const isLast = !(await hasOthers(tx, bonus))
  const moved = isLast ? left : least(left, amount)
  const endVersion = (account?.version ?? 0n) + (moved > 0n ? 1n : 0n)
  const end = { endVersion, endDue: isLast ? null : amount - moved, endAmount: moved }
  if (!(await markEnded(tx, id, { ...end, [kind === 'BNC' ? 'issuedAt' : 'forfeitedAt']: sql`now()` }))) return null
  if (moved === 0n) return { moved, wallet: walletOf(held) }
  const event = { memberId, currency, source: grantSource, extId: `${id}:issue`, actor }
  const meta = { grant: id, ...(actor === 'player' && { reason: 'PLAYER' }) }
  const { wallet }: { wallet: Wallet } = await post(tx, kind, { ...event, meta, facts: { amount: moved } })
  return { moved, wallet }
}

async function hasOthers(tx: Tx, { id, memberId }: OpenBonus): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM reward_grant g WHERE g.member_id = ${memberId} AND g.id <> ${id} AND ${sql.raw(openSql())} LIMIT 1`)
  return rows.length > 0
}

async function markEnded(tx: Tx, id: string, end: object): Promise<boolean> {
  const isOpen = and(eq(rewardGrants.id, id), isNull(rewardGrants.issuedAt), isNull(rewardGrants.forfeitedAt))
  return (await tx.update(rewardGrants).set(end).where(isOpen)).rowCount === 1
}
