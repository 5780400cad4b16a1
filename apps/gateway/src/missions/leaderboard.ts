import type { Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'
import { periodAt } from './period.ts'

type Asked = Parsed<Endpoints['missionLeaderboard']>
type Answer = Value<Endpoints['missionLeaderboard']>
type Row = {
  rank: string
  name: string
  isHidden: boolean
  score: string
  reward: string
  total: string
  isOwn: boolean
}

/**
 * Players of the current period, best first; equal scores share a rank. For one mission the score is its progress. For
 * all missions with one period it is how many were completed, and the reward is the money that these pay.
 */
const standings = (merchant: string, { missionId, period = 'DAILY' }: Asked): SQL => sql`
  SELECT p.member_id, rank() OVER (ORDER BY score DESC) AS rank, score, reward, count(*) OVER () AS total
  FROM (
    SELECT p.member_id, ${missionId ? sql`sum(p.amount)` : sql`sum(10000)`} AS score,
      coalesce(sum(i.reward) FILTER (WHERE p.amount >= i.target
        ${missionId ? sql`` : sql`AND i.reward_type <> 'POINTS'`}), 0) AS reward
    FROM mission i JOIN merchant o ON o.code = i.merchant
      JOIN mission_progress p ON p.mission_id = i.id AND p.period = ${periodAt(sql`now()`)}
    WHERE i.merchant = ${merchant} AND i.is_enabled AND i.is_listed AND i.starts_at <= now()
      AND ${missionId ? sql`i.id = ${missionId} AND p.amount > 0` : sql`i.period = ${period} AND p.amount >= i.target`}
    GROUP BY p.member_id) p`

/** A page of the board and the caller's own place. Names are masked; players who hide from the winners are `***`. */
export async function leaderboard(
  db: Db,
  caller: { memberId: string; merchant: string },
  asked: Asked,
): Promise<Answer> {
  const { pageNo, pageSize } = asked
  const { rows } = await db.execute<Row>(sql`
    WITH board AS MATERIALIZED (${standings(caller.merchant, asked)}),
      page AS (SELECT * FROM board ORDER BY rank, member_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize})
    SELECT b.rank, m.username AS name, m.hides_from_winners AS "isHidden", b.score, b.reward, b.total,
      b.is_own AS "isOwn"
    FROM (SELECT *, false AS is_own FROM page
      UNION ALL SELECT *, true FROM board WHERE member_id = ${caller.memberId}) b JOIN member m ON m.id = b.member_id
    ORDER BY b.is_own, b.rank, b.member_id`)
  const own = rows.find(({ isOwn }) => isOwn)
  const totalCount = Number(rows[0]?.total ?? 0)
  return {
    list: rows.filter(({ isOwn }) => !isOwn).map(view),
    ...{ pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    me: own ? { rank: Number(own.rank), score: formatMoney(BigInt(own.score)) } : null,
  }
}

const view = ({ rank, name, isHidden, score, reward }: Row): Answer['list'][number] => ({
  rank: Number(rank),
  accountMasked: isHidden ? '***' : maskName(name),
  ...{ score: formatMoney(BigInt(score)), reward: formatMoney(BigInt(reward)) },
})
