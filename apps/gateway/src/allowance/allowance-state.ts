import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { excludedUntil } from '../protection/exclusion.ts'

export type State = Value<Endpoints['allowance']>['state']
export type Owner = { memberId: string; currency: string }
export type Rule = { amount: Units; below: Units }
export type Allowance = { state: State; extId: string; resetsAt: string }

/** Source of promotion events in the ledger; unique with the event's own name (contract G5). */
export const source = 'promo'

export const ruleOf = ({ dailyAllowance }: MerchantSettings): Rule => ({
  amount: parseMoney(dailyAllowance.amount) ?? 0n,
  below: parseMoney(dailyAllowance.below) ?? 0n,
})

type Row = { day: string; resetsAt: string; isClaimed: boolean; held: string }

/**
 * The allowance of a member now. The day is the merchant's business day by the database's clock, like limits. All money
 * counts, in a vendor's wallet or on hold too, so that moving it away opens nothing.
 */
export async function readAllowance(db: Reader, { memberId, currency }: Owner, rule: Rule): Promise<Allowance> {
  const { rows } = await db.execute<Row>(sql`
    SELECT day.name AS day, day.ends AS "resetsAt",
      EXISTS (SELECT FROM journal j WHERE j.source = ${source} AND j.ext_id = 'allowance:' || m.id || ':' || day.name)
        AS "isClaimed",
      (SELECT coalesce(sum(a.balance), 0) FROM account a
        WHERE a.member_id = m.id AND a.currency = ${currency} AND a.type <> 'DEBT') AS held
    FROM member m JOIN merchant o ON o.code = m.merchant,
    LATERAL (SELECT to_char(now() AT TIME ZONE o.time_zone, 'YYYY-MM-DD') AS name,
      (date_trunc('day', now() AT TIME ZONE o.time_zone) + interval '1 day') AT TIME ZONE o.time_zone AS ends) day
    WHERE m.id = ${memberId}`)
  const row = rows[0]
  if (!row) throw new Error(`Member ${memberId} is not stored.`)
  const isExcluded = (await excludedUntil(db, memberId)) !== null
  return {
    state: stateOf(row, rule, isExcluded),
    extId: `allowance:${memberId}:${row.day}`,
    resetsAt: new Date(row.resetsAt).toISOString(),
  }
}

function stateOf({ isClaimed, held }: Row, { amount, below }: Rule, isExcluded: boolean): State {
  if (amount === 0n) return 'OFF'
  if (isExcluded) return 'EXCLUDED'
  if (isClaimed) return 'CLAIMED'
  return BigInt(held) < below ? 'READY' : 'ENOUGH'
}
