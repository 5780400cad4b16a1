import type { Endpoints, Parsed, Reward, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { GrantTerms } from '../db/schema/reward-grant.ts'
import { formatMoney, least, type Units } from '../ledger/money.ts'
import { stateSql, turnoverSql } from './state.ts'
import { titleOf } from './title-of.ts'

type Asked = Parsed<Endpoints['rewards']>
type Row = Pick<Reward, 'rewardId' | 'source' | 'type' | 'status' | 'refNo'> &
  Record<'amount' | 'createdAt' | 'expiresAt' | 'done' | 'total', string> & {
    claimedAt: string | null
    wagerTimes: number
    terms: GrantTerms
  }

/** Rewards that wait for their member. */
export async function claimableRewards(db: Reader, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM reward_grant g WHERE g.member_id = ${memberId} AND ${sql.raw(stateSql)} = 'CLAIM'`)
  return rows[0]?.total ?? 0
}

/** Rewards of a member: those that can be claimed first, then the newest. */
export async function rewardPage(
  db: Reader,
  { memberId, language }: { memberId: string; language: string },
  { status, pageNo, pageSize }: Asked,
): Promise<Value<Endpoints['rewards']>> {
  const badge = await claimableRewards(db, memberId)
  const { rows } = await db.execute<Row>(sql`
    SELECT g.id AS "rewardId", g.source, g.type, g.status, g.ref_no AS "refNo", g.amount, g.created_at AS "createdAt",
      g.expires_at AS "expiresAt", g.claimed_at AS "claimedAt", g.wager_times AS "wagerTimes", g.terms,
      CASE WHEN g.claimed_at IS NULL OR g.wager_times = 0 THEN 0 ELSE ${sql.raw(turnoverSql)} END AS done, g.total
    FROM (SELECT g.*, ${sql.raw(stateSql)} AS status, count(*) OVER () AS total FROM reward_grant g
      WHERE g.member_id = ${memberId} AND (${status} = 'ALL' OR ${sql.raw(stateSql)} = ${status})
      ORDER BY (${sql.raw(stateSql)} = 'CLAIM') DESC, g.created_at DESC, g.id DESC
      LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}) g
    ORDER BY (g.status = 'CLAIM') DESC, g.created_at DESC, g.id DESC`)
  const totalCount = Number(rows[0]?.total ?? 0)
  return {
    badge,
    list: rows.map((row) => viewOf(row, language)),
    pageNo,
    pageSize,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  }
}

function viewOf(
  { amount, createdAt, expiresAt, claimedAt, done, total, wagerTimes, terms, ...row }: Row,
  language: string,
): Reward {
  const required = BigInt(amount) * BigInt(wagerTimes)
  return {
    ...row,
    amount: formatMoney(BigInt(amount)),
    ...{
      title: titleOf(terms, language),
      account: terms.account ?? null,
      level: terms.level ?? null,
    },
    wagering:
      wagerTimes === 0 ? null : { times: wagerTimes, ...progress(required, row.status === 'ISSUED' ? required : done) },
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    claimedAt: claimedAt === null ? null : new Date(claimedAt).toISOString(),
  }
}

function progress(required: Units, done: Units | string) {
  const met = least(BigInt(done), required)
  return { required: formatMoney(required), done: formatMoney(met), percent: Number((met * 100n) / required) }
}
