import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Deps } from '../deps.ts'
import { openPointAccounts } from '../ledger/accounts.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { balanceOf, lockAccounts } from '../ledger/post.ts'
import { pointCurrency } from '../ledger/rules.ts'
import { memberCurrency } from '../wallet/member-currency.ts'

export type PointOwner = { memberId: string; merchant: string; currency: string }
/** Source of the events of points in the ledger. */
export const pointSource = 'points'

export const pointOwner = (deps: Deps, caller: Caller): PointOwner => ({
  memberId: caller.memberId,
  merchant: caller.merchant,
  currency: memberCurrency(deps, caller),
})

type Held = { points: Units; hold: Units; lifetime: Units }

/** A member's points; `lifetime` is everything ever earned. */
export async function readPoints(db: Reader, memberId: string): Promise<Held> {
  const { rows } = await db.execute<Record<keyof Held, string>>(sql`
    SELECT coalesce(sum(a.balance) FILTER (WHERE a.type = 'PTS'), 0) AS points,
      coalesce(sum(a.balance) FILTER (WHERE a.type = 'PTSHOLD'), 0) AS hold,
      (SELECT coalesce(sum(e.amount), 0) FROM account own JOIN entry e ON e.account_id = own.id
        JOIN journal j ON j.id = e.journal_id AND j.kind = 'PTE'
        WHERE own.member_id = ${memberId} AND own.type = 'PTS') AS lifetime
    FROM account a WHERE a.member_id = ${memberId} AND a.currency = ${pointCurrency}`)
  const { points = '0', hold = '0', lifetime = '0' } = rows[0] ?? {}
  return { points: BigInt(points), hold: BigInt(hold), lifetime: BigInt(lifetime) }
}

/**
 * Locks money and points of a member until the transaction ends, and demands so many points.
 * @throws AppError POINTS_INSUFFICIENT
 */
export async function demandPoints(tx: Tx, { memberId, currency }: PointOwner, points: Units): Promise<void> {
  await openPointAccounts(tx, memberId)
  const held = balanceOf(await lockAccounts(tx, memberId, currency, pointCurrency), 'PTS')
  if (held < points) throw new AppError('POINTS_INSUFFICIENT', { available: formatMoney(held) })
}
