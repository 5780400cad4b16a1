import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { missionMetrics } from '../db/schema/mission.ts'
import type { Units } from '../ledger/money.ts'

/** A member's part in a raffle: each full target of its mission is a chance. */
export type Chances = {
  promotionId: string
  earned: number
  used: number
  most: number
  metric: (typeof missionMetrics)[number]
  /** Target of one chance, and the progress to the next. */
  target: Units
  progress: Units
}
type Row = Omit<Chances, 'target' | 'progress'> & Record<'target' | 'progress', string>

/** Chances by promotion; a visitor has none yet. */
export async function chancesOf(
  db: Reader,
  memberId: string | null,
  promotionIds: readonly string[],
): Promise<Map<string, Chances>> {
  if (promotionIds.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    SELECT r.promotion_id AS "promotionId", r.max_chances AS most, i.metric, i.target,
      least(coalesce(p.chances, 0), r.max_chances)::int AS earned, coalesce(p.rest, 0)::text AS progress,
      (SELECT count(*)::int FROM raffle_draw d
        WHERE d.promotion_id = r.promotion_id AND d.member_id = ${memberId}::uuid) AS used
    FROM raffle r JOIN mission i ON i.id = r.mission_id
      LEFT JOIN LATERAL (SELECT sum(div(amount, i.target)) AS chances, sum(mod(amount, i.target)) AS rest
        FROM mission_progress WHERE mission_id = i.id AND member_id = ${memberId}::uuid) p ON true
    WHERE r.promotion_id IN ${promotionIds}`)
  const read = ({ target, progress, ...row }: Row): Chances => ({
    ...row,
    ...{ target: BigInt(target), progress: BigInt(progress) },
  })
  return new Map(rows.map((row) => [row.promotionId, read(row)]))
}

export const chancesLeft = ({ earned, used }: Chances): number => Math.max(0, earned - used)

/** State of a running raffle for a member (specification §4). */
export function raffleState(chances: Chances): 'CLAIM' | 'CLAIMED' | 'JOINED' {
  if (chancesLeft(chances) > 0) return 'CLAIM'
  return chances.used >= chances.most ? 'CLAIMED' : 'JOINED'
}
