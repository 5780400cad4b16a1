import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { openPointAccounts } from '../ledger/accounts.ts'
import { parseMoney } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { pointSource } from './point-accounts.ts'
import { type EarnedMeta, type EarnType, earnedFrom } from './rates.ts'

export type EarnRates = MerchantSettings['points']['earn']

/** Days that a run looks back to, so that a break of the service loses none. */
const days = 3
/** Postings of one run: each locks its member until the run commits. */
const most = 100

type Row = { memberId: string; type: EarnType; day: string; base: string }

/**
 * Unposted earnings by member, kind and closed business day. A bet counts with its valid bet on the day that it was
 * settled; a day is closed a minute after it ended, when no transaction of it is still open (contract H2).
 */
const unposted = ({ code, timeZone }: Merchant, rates: EarnRates, limit: number) => {
  const steps = Object.entries(rates).map(([type, rate]) => ({ type, rate, step: parseMoney(rate.units) ?? 0n }))
  // A kind whose full step earns nothing would be selected again in every run.
  const paying = steps.filter(({ rate, step }) => earnedFrom(step, rate).points > 0n)
  const names = paying.map(({ type }) => type)
  const least = paying.map(({ step }) => String(step))
  return sql`
    WITH clock AS (SELECT ((now() - interval '1 minute') AT TIME ZONE ${timeZone})::date AS today),
      span AS (SELECT ((today - ${days}::int)::timestamp AT TIME ZONE ${timeZone}) AS since,
        (today::timestamp AT TIME ZONE ${timeZone}) AS until FROM clock),
      rate AS (SELECT * FROM unnest(${sql.param(names)}::text[], ${sql.param(least)}::bigint[]) AS rate(type, step))
    SELECT m.id AS "memberId", earned.type, earned.day, earned.base
    FROM span, member m CROSS JOIN LATERAL (
      SELECT to_char(b.settled_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, sum(b.valid_bet) AS base,
        CASE b.game_category WHEN 'RNG' THEN 'slots' WHEN 'FISH' THEN 'slots' WHEN 'LIVE' THEN 'live'
          WHEN 'PVP' THEN 'pvp' WHEN 'LOTT' THEN 'lottery' WHEN 'ELOTT' THEN 'lottery' ELSE 'sports' END AS type
      FROM bet b WHERE b.member_id = m.id AND b.status = 'SETTLED' AND b.settled_at >= span.since
        AND b.settled_at < span.until GROUP BY 1, 3
      UNION ALL SELECT to_char(j.at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD'), sum(e.amount), 'deposit'
      FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id AND a.member_id = m.id
      WHERE j.shard_key = m.id AND j.kind = 'DEP' AND j.at >= span.since AND j.at < span.until GROUP BY 1) earned
      JOIN rate ON rate.type = earned.type AND earned.base >= rate.step
    WHERE m.merchant = ${code} AND m.type IN (0, 1, 2, 41) AND NOT EXISTS (
      SELECT FROM journal j WHERE j.source = ${pointSource}
        AND j.ext_id = m.id || ':' || earned.type || ':' || earned.day)
    ORDER BY m.id, earned.day, earned.type LIMIT ${limit}`
}

/** Posts points of closed days; each member, kind and day once, by any process (contract G5). Returns how many. */
export async function earnPoints(tx: Tx, merchant: Merchant, rates: EarnRates, limit = most): Promise<number> {
  const { rows } = await tx.execute<Row>(unposted(merchant, rates, limit))
  for (const row of rows) await postEarned(tx, merchant, rates, row)
  return rows.length
}

async function postEarned(tx: Tx, merchant: Merchant, rates: EarnRates, { memberId, type, day, base: sum }: Row) {
  const { base, points } = earnedFrom(BigInt(sum), rates[type])
  const meta: EarnedMeta = { type, base: String(base), ratio: rates[type].ratio, day }
  await openPointAccounts(tx, memberId)
  await post(tx, 'PTE', {
    ...{ memberId, currency: merchant.currency, source: pointSource, extId: `${memberId}:${type}:${day}` },
    ...{ actor: 'system', meta, facts: { points } },
  })
}
