import type { Endpoints, Friend, Parsed, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'

type Stats = Value<Endpoints['referral']>['stats']

/** How many friends, friends of friends and rewards a member has. */
export async function referralStats(db: Reader, memberId: string): Promise<Stats> {
  const { rows } = await db.execute<Record<'invited' | 'second' | 'qualified', number> & { earned: string }>(sql`
    SELECT (SELECT count(*)::int FROM member f WHERE f.referrer_id = ${memberId}) AS invited,
      (SELECT count(*)::int FROM member f JOIN member s ON s.referrer_id = f.id WHERE f.referrer_id = ${memberId}) AS second,
      count(*)::int AS qualified, coalesce(sum(g.amount) FILTER (WHERE g.claimed_at IS NOT NULL), 0) AS earned
    FROM reward_grant g WHERE g.member_id = ${memberId} AND g.source = 'REFERRAL'`)
  const { earned = '0', invited = 0, second = 0, qualified = 0 } = rows[0] ?? {}
  return { invited, second, qualified, earned: formatMoney(BigInt(earned)) }
}

/** Friends of a friend that are listed; the count says how many there are. */
const shownFriends = 20

type Row = { id: string; name: string; registeredAt: string; reward: string | null; parent: string; total: string }

/** Friends of `parents`, newest first; each with the reward that it earned the member at this level. */
const friendsOf = (memberId: string, parents: readonly string[], level: 1 | 2, limit: number, offset = 0) => sql`
  SELECT * FROM (SELECT f.id, f.username::text AS name, f.registered_at AS "registeredAt", g.amount AS reward,
      f.referrer_id AS parent, count(*) OVER (PARTITION BY f.referrer_id) AS total,
      row_number() OVER (PARTITION BY f.referrer_id ORDER BY f.registered_at DESC, f.id DESC) AS place
    FROM member f LEFT JOIN reward_grant g ON g.source = 'REFERRAL' AND g.ext_id = f.id || ':' || ${level}::int
      AND g.member_id = ${memberId}
    WHERE f.referrer_id = ANY(${sql.param(parents)}::uuid[])) ranked
  WHERE place > ${offset} AND place <= ${offset + limit} ORDER BY parent, place`

export async function referralPage(
  db: Reader,
  memberId: string,
  { pageNo, pageSize }: Parsed<Endpoints['referralList']>,
): Promise<Value<Endpoints['referralList']>> {
  const first = await db.execute<Row>(friendsOf(memberId, [memberId], 1, pageSize, (pageNo - 1) * pageSize))
  const parents = first.rows.map(({ id }) => id)
  const second = parents.length === 0 ? [] : (await db.execute<Row>(friendsOf(memberId, parents, 2, shownFriends))).rows
  const totalCount = Number(first.rows[0]?.total ?? 0)
  const list = first.rows.map((row) => {
    const below = second.filter(({ parent }) => parent === row.id)
    return { id: row.id, ...viewOf(row), invited: Number(below[0]?.total ?? 0), friends: below.map(viewOf) }
  })
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

const viewOf = ({ name, registeredAt, reward }: Row): Friend => ({
  accountMasked: maskName(name),
  registeredAt: new Date(registeredAt).toISOString(),
  qualified: reward !== null,
  reward: reward === null ? null : formatMoney(BigInt(reward)),
})
