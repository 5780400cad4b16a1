import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { parseMoney } from '../ledger/money.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { isSamePerson } from '../protection/exclusion.ts'

type Rules = MerchantSettings['referral']

/** Friends of one run. */
const most = 200

/**
 * Grants the rewards of friends who have deposited enough, by the ledger: to the member who invited them, and to the one
 * who invited that member. Each once, with the rules of this moment; a second account of the same person earns nothing.
 */
export async function grantReferrals(
  tx: Tx,
  { code }: Pick<Merchant, 'code'>,
  { needDeposit, rewards, days }: Rules,
): Promise<number> {
  const [first, second] = rewards.map((reward) => parseMoney(reward) ?? 0n)
  if (first === 0n) return 0
  const { rowCount } = await tx.execute(sql`
    WITH friend AS (
      SELECT m.id, left(m.username::text, 2) || '***' AS name, o.id AS one, o.referrer_id AS two
      FROM member m JOIN member o ON o.id = m.referrer_id
      WHERE m.merchant = ${code} AND NOT ${sql.raw(isSamePerson)}
        AND NOT EXISTS (SELECT FROM reward_grant g WHERE g.source = 'REFERRAL' AND g.ext_id = m.id || ':1')
        AND (SELECT coalesce(sum(e.amount), 0) FROM journal j JOIN entry e ON e.journal_id = j.id
          JOIN account a ON a.id = e.account_id AND a.member_id = m.id
          WHERE j.shard_key = m.id AND j.kind = 'DEP') >= ${parseMoney(needDeposit) ?? 0n}
      ORDER BY m.id LIMIT ${most}),
    due AS (SELECT friend.*, level, CASE level WHEN 1 THEN one ELSE two END AS owner,
        CASE level WHEN 1 THEN ${first}::bigint ELSE ${second}::bigint END AS amount
      FROM friend, generate_series(1, 2) level)
    INSERT INTO reward_grant (merchant, member_id, source, ext_id, type, amount, terms, expires_at)
    SELECT ${code}, due.owner, 'REFERRAL', due.id || ':' || level, 'CASH', amount,
      jsonb_build_object('account', name, 'level', level, 'needDeposit', ${needDeposit}::text),
      now() + make_interval(days => ${days})
    FROM due JOIN member m ON m.id = due.id JOIN member o ON o.id = due.owner
    WHERE amount > 0 AND NOT ${sql.raw(isSamePerson)}
    ON CONFLICT (source, ext_id) DO NOTHING`)
  return rowCount ?? 0
}
