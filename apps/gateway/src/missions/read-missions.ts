import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import type { missions } from '../db/schema/mission.ts'
import type { Units } from '../ledger/money.ts'
import { dayText, periodAt, periodEnd } from './period.ts'

type Row = typeof missions.$inferSelect
/** A mission with the caller's progress in its current period. */
export type OwnMission = Pick<Row, 'id' | 'title' | 'description' | 'period' | 'metric' | 'rewardType'> & {
  target: Units
  reward: Units
  amount: Units
  isClaimed: boolean
  isOver: boolean
  endsAt: string | null
  /** First day of the period. */
  day: string
}
export type State = 'OPEN' | 'CLAIM' | 'CLAIMED' | 'CLOSED'

export function stateOf({ isClaimed, isOver, amount, target }: OwnMission): State {
  if (isClaimed) return 'CLAIMED'
  if (isOver) return 'CLOSED'
  return amount >= target ? 'CLAIM' : 'OPEN'
}

/** A mission is listed for three days after its end, so that a player sees its result. */
const isShown = sql`i.is_enabled AND i.is_listed AND i.starts_at <= now()
  AND (i.ends_at IS NULL OR i.ends_at > now() - interval '3 days')`

type Stored = Omit<OwnMission, 'target' | 'reward' | 'amount' | 'endsAt'> &
  Record<'target' | 'reward' | 'amount', string> & { endsAt: string | Date | null }

async function read(db: Reader, memberId: string, where: SQL): Promise<OwnMission[]> {
  // A mission that is over shows the period in which it ended.
  const at = sql`least(now(), i.ends_at - interval '1 microsecond')`
  const { rows } = await db.execute<Stored>(sql`
    SELECT i.id, i.title, i.description, i.period, i.metric, i.target, i.reward_type AS "rewardType", i.reward,
      coalesce(p.amount, 0) AS amount, p.claimed_at IS NOT NULL AS "isClaimed",
      coalesce(i.ends_at <= now(), false) AS "isOver", ${periodEnd} AS "endsAt", ${dayText(sql`c.period`)} AS day
    FROM member m JOIN merchant o ON o.code = m.merchant JOIN mission i ON i.merchant = m.merchant
      CROSS JOIN LATERAL (SELECT ${periodAt(at)} AS period) c
      LEFT JOIN mission_progress p ON (p.mission_id, p.period, p.member_id) = (i.id, c.period, m.id)
    WHERE m.id = ${memberId} AND ${isShown} AND ${where} ORDER BY i.sort, i.id`)
  return rows.map(({ target, reward, amount, endsAt, ...row }) => ({
    ...row,
    ...{ target: BigInt(target), reward: BigInt(reward), amount: BigInt(amount) },
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
  }))
}

/** The missions that a member sees, in the merchant's order. */
export const missionsOf = (db: Reader, memberId: string): Promise<OwnMission[]> => read(db, memberId, sql`true`)

export async function missionOf(db: Reader, memberId: string, id: string): Promise<OwnMission | null> {
  return (await read(db, memberId, sql`i.id = ${id}`))[0] ?? null
}

/** How many rewards wait to be claimed. */
export const waitingIn = (list: readonly OwnMission[]): number => list.filter((one) => stateOf(one) === 'CLAIM').length
