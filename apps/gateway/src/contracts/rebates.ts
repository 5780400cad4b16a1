import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Party } from './settle.ts'
import type { Rate } from './tiers.ts'
import { uplinesOf, type Window } from './window-plays.ts'

type Row = Record<'id' | 'path' | 'rate', string>

/**
 * The rebates with which a day began, by the places of then. An account that was created during the day begins with its
 * first rate, never above that of its upline. Uplines come first.
 */
export async function rebatesAt(tx: Tx, { merchant, ...span }: Window): Promise<Party[]> {
  const [start, end] = [span.start.toISOString(), span.end.toISOString()]
  const { rows } = await tx.execute<Row>(sql`
    SELECT m.id, coalesce(was.path, m.path)::text AS path, h.rate
    FROM member m
      LEFT JOIN LATERAL (
        SELECT path FROM member_place WHERE member_id = m.id AND until > ${start} ORDER BY until LIMIT 1) was ON true
      CROSS JOIN LATERAL (
        SELECT rate FROM member_rebate
        WHERE member_id = m.id AND (since <= ${start} OR m.registered_at >= ${start} AND since < ${end})
        ORDER BY CASE WHEN since <= ${start} THEN since END DESC NULLS LAST, since LIMIT 1) h
    WHERE m.merchant = ${merchant} AND m.type IN (0, 1, 2, 41) AND h.rate > 0
    ORDER BY nlevel(coalesce(was.path, m.path)), m.id`)
  return withinLines(rows)
}

function withinLines(rows: readonly Row[]): Party[] {
  const rates = new Map<string, Rate>()
  return rows.flatMap(({ id, path, ...row }) => {
    const uplineId = uplinesOf(path).at(-1) ?? null
    const [own, most] = [BigInt(row.rate), uplineId === null ? null : (rates.get(uplineId) ?? 0n)]
    const rate = most !== null && most < own ? most : own
    rates.set(id, rate)
    return rate > 0n ? [{ id, uplineId, downlineId: id, tiers: [{ thresholds: [], rates: [rate] }] }] : []
  })
}
