import type { Application, Promotion } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { type Standing, stateFor } from './offer.ts'

type Sent = Pick<Application, 'refNo' | 'comment' | 'pictures' | 'reason'> & { appliedAt: string | Date }
type Row = Omit<Standing, 'progress'> & { id: string; progress: string | null } & { [K in keyof Sent]: Sent[K] | null }
export type Own = Standing & { application: Application | null }

/** Kinds in which members take part here; raffles have chances instead (`raffles/`). */
export const isTakenPartIn = ({ kind }: Pick<Promotion, 'kind'>): boolean => kind !== 'INFO' && kind !== 'RAFFLE'

/** SQL over `e` promotion_entry: the amount that counts for its goal since the member joined, by the ledger. */
const progress = `CASE e.terms #>> '{goal,metric}'
  WHEN 'STAKE' THEN (SELECT coalesce(sum(b.valid_bet), 0) FROM bet b WHERE b.member_id = e.member_id
    AND b.status = 'SETTLED' AND b.settled_at >= e.joined_at AND b.placed_at >= e.joined_at AND b.currency NOT LIKE 'X-%')
  WHEN 'DEPOSIT' THEN (SELECT coalesce(sum(t.amount), 0) FROM journal j JOIN entry t ON t.journal_id = j.id
    JOIN account a ON a.id = t.account_id AND a.member_id = e.member_id
    WHERE j.shard_key = e.member_id AND j.kind = 'DEP' AND j.at >= e.joined_at) END`

/** A member's state in each of these promotions. The latest application counts. */
export async function standingsOf(db: Reader, memberId: string, ids: readonly string[]): Promise<Map<string, Own>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    SELECT p.id, p.kind, coalesce(e.terms, p.terms) AS terms, e.member_id IS NOT NULL AS "isJoined",
      coalesce(e.signed_day = (now() AT TIME ZONE o.time_zone)::date, false) AS "isSigned",
      g.id IS NOT NULL AS "isClaimed", CASE WHEN g.id IS NULL THEN ${sql.raw(progress)} END AS progress,
      a.status, a.ref_no AS "refNo", a.comment, cardinality(a.pictures) AS pictures, a.reason, a.applied_at AS "appliedAt"
    FROM promotion p JOIN merchant o ON o.code = p.merchant
      LEFT JOIN promotion_entry e ON e.promotion_id = p.id AND e.member_id = ${memberId}
      LEFT JOIN reward_grant g ON g.source = 'PROMO' AND g.ext_id = p.id || ':' || ${memberId}::text
      LEFT JOIN LATERAL (SELECT * FROM promotion_application WHERE promotion_id = p.id AND member_id = ${memberId}
        ORDER BY applied_at DESC, ref_no DESC LIMIT 1) a ON true
    WHERE p.id = ANY(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, ownOf(row)]))
}

function ownOf({ id: _, refNo, comment, pictures, reason, appliedAt, progress, ...standing }: Row): Own {
  const { status } = standing
  const application =
    status && refNo && appliedAt
      ? { refNo, status, comment: comment ?? '', pictures: pictures ?? 0, reason, appliedAt: isoOf(appliedAt) }
      : null
  return { ...standing, progress: progress === null ? null : BigInt(progress), application }
}

const isoOf = (at: string | Date) => new Date(at).toISOString()

/** Running offers get the member's own state. */
export async function withOwnStates(db: Reader, memberId: string | null, list: Promotion[]): Promise<Promotion[]> {
  const running = list.filter((one) => isTakenPartIn(one) && one.state === 'JOIN')
  if (memberId === null || running.length === 0) return list
  const found = await standingsOf(
    db,
    memberId,
    running.map(({ id }) => id),
  )
  return list.map((one) => {
    const own = one.state === 'JOIN' ? found.get(one.id) : undefined
    return own ? { ...one, state: stateFor(own) } : one
  })
}
