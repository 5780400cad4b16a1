import type { Caller } from '@boardwalk/api-client/contract'
import { feeOf } from '../cashier/deposit-methods.ts'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import type { WithdrawalRule } from './rows.ts'
import { undone } from './withdraw-states.ts'

type Owner = Pick<Caller, 'memberId' | 'merchant'>
export type DayUse = { count: number; amount: Units; resetsAt: string }
export type Turnover = { required: Units; done: Units; remaining: Units }

export const units = (text: string): Units => parseMoney(text) ?? 0n

/** Withdrawals of the merchant's business day; those without a payout do not count. */
export async function usedToday(db: Reader, { memberId, merchant }: Owner): Promise<DayUse> {
  const { rows } = await db.execute<{ count: number; amount: string; resetsAt: string }>(sql`
    SELECT day.ends AS "resetsAt", count(w.ref_no)::int AS count, coalesce(sum(w.amount), 0) AS amount
    FROM merchant o CROSS JOIN LATERAL (SELECT date_trunc('day', now(), o.time_zone) AS begins,
      (date_trunc('day', now() AT TIME ZONE o.time_zone) + interval '1 day') AT TIME ZONE o.time_zone AS ends) day
    LEFT JOIN withdrawal w ON w.member_id = ${memberId} AND w.created_at >= day.begins AND w.status NOT IN ${undone}
    WHERE o.code = ${merchant} GROUP BY day.ends`)
  const { count = 0, amount = '0', resetsAt = 0 } = rows[0] ?? {}
  return { count, amount: BigInt(amount), resetsAt: new Date(resetsAt).toISOString() }
}

/**
 * The stakes that are still missing: each deposit requires stakes after it (contract G3), so of all deposits since the
 * last withdrawal the one with the largest remainder counts.
 */
export async function turnoverOf(db: Reader, { memberId }: Pick<Owner, 'memberId'>, times: number): Promise<Turnover> {
  const { rows } = await db.execute<{ required: string; done: string }>(sql`
    WITH due AS (SELECT d.finished_at AS at, (d.paid - d.fee) * ${times}::int AS amount FROM deposit d
        WHERE d.member_id = ${memberId} AND d.status = 'APPROVED' AND d.finished_at > coalesce(
          (SELECT max(created_at) FROM withdrawal WHERE member_id = ${memberId} AND status NOT IN ${undone}), '-infinity')),
      needs AS (SELECT sum(amount) OVER (ORDER BY at DESC) AS required,
        (SELECT coalesce(sum(b.valid_bet), 0) FROM bet b WHERE b.member_id = ${memberId} AND b.status = 'SETTLED'
          AND b.placed_at >= due.at AND b.currency NOT LIKE 'X-%') AS done FROM due)
    SELECT required, least(done, required) AS done FROM needs ORDER BY needs.required - needs.done DESC LIMIT 1`)
  const { required = '0', done = '0' } = rows[0] ?? {}
  return { required: BigInt(required), done: BigInt(done), remaining: BigInt(required) - BigInt(done) }
}

/** The first ones of a day are free; rounded up to a cent. */
export const feeToday = (amount: Units, { feeRate, freeCount }: WithdrawalRule, { count }: Pick<DayUse, 'count'>) =>
  count < freeCount ? 0n : feeOf(amount, { feeRate })
