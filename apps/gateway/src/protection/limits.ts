import type { LimitKind, LimitWindow } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import type { Units } from '../ledger/money.ts'
import { droppedAt, isDropped, isReady, type Pending, readyAt } from './limit-change.ts'

export type { LimitKind, LimitWindow }
/** `value` and `used`: 1/10 000 of the unit, for SESSION minutes. */
export type Limit = {
  kind: LimitKind
  window: LimitWindow
  value: Units
  used: Units
  /** When the oldest part of the used amount leaves the window and frees more; of an unused limit its length from now. */
  resetsAt: Date
  pending: Wait | null
}
/** A request for more: whether it may be confirmed now, from when, and when it is dropped. */
export type Wait = { value: Units | null; effectiveAt: Date; expiresAt: Date; isReady: boolean }

/** Lengths of the windows in hours: they end now and roll (decision 78), so no midnight gives a second limit. */
export const windowHours = { DAY: 24, WEEK: 7 * 24, MONTH: 30 * 24 } as const satisfies Record<LimitWindow, number>
const lengthOf = `CASE l."window" ${Object.entries(windowHours)
  .map(([window, hours]) => `WHEN '${window}' THEN interval '${hours} hours'`)
  .join(' ')} END`

/**
 * A member's limits and their used amounts in the window that ends now: 24 hours, 7 or 30 days. A use exactly
 * one length ago is outside. LOSS counts stakes less payouts, open rounds as lost; STAKE counts stakes; SESSION counts
 * signed-in minutes, of parallel sessions only one. DEPOSIT counts deposits, fees included, without deducting
 * withdrawals. Bets in demo units count for no limit.
 */
export async function readLimits(db: Reader, memberId: string): Promise<Limit[]> {
  const rows = await usedIn(db, sql`play_limit`, memberId)
  return rows.map((row) => ({
    ...{ kind: row.kind, window: row.window, value: BigInt(row.value), used: BigInt(row.used) },
    resetsAt: new Date(row.resetsAt),
    pending: waitOf(pendingOf(row), new Date(row.at)),
  }))
}

/** Used amounts of a member's rows in a table with the columns of `play_limit`. */
export async function usedIn(db: Reader, table: SQL, memberId: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT l.kind, l."window", l.value, l.pending_at AS "pendingAt", l.pending_value AS "pendingValue", now() AS at,
      coalesce(CASE l.kind WHEN 'SESSION' THEN signed_in.first WHEN 'DEPOSIT' THEN paid.first ELSE played.first END,
        now()) + w.length AS "resetsAt",
      CASE l.kind WHEN 'LOSS' THEN greatest(0, played.stakes - played.payouts) WHEN 'STAKE' THEN played.stakes
      WHEN 'SESSION' THEN signed_in.minutes ELSE paid.sum END AS used, played.payouts - played.stakes AS net
    FROM ${table} l,
    LATERAL (SELECT length, now() - length AS begins FROM (SELECT ${sql.raw(lengthOf)} AS length) span) w,
    LATERAL (SELECT coalesce(sum(b.stake), 0) AS stakes, coalesce(sum(b.payout), 0) AS payouts,
        min(b.placed_at) AS first FROM bet b
      WHERE l.kind IN ('LOSS', 'STAKE') AND b.member_id = l.member_id AND b.placed_at > w.begins
        AND b.status <> 'ROLLED_BACK' AND b.currency NOT LIKE 'X-%') played,
    LATERAL (SELECT floor(coalesce(sum(extract(epoch FROM upper(t) - lower(t))), 0) / 60)::bigint AS minutes,
        min(lower(t)) AS first
      FROM unnest((SELECT range_agg(tstzrange(s.created_at, greatest(s.created_at, CASE
          WHEN s.ended_at IS NULL AND s.expires_at > now() AND s.last_seen_at > now() - interval '5 minutes' THEN now()
          ELSE least(coalesce(s.ended_at, s.last_seen_at), s.expires_at) END))
          * tstzrange(w.begins, NULL))
        FROM session s WHERE l.kind = 'SESSION' AND s.member_id = l.member_id AND s.expires_at > w.begins)) t
    ) signed_in,
    LATERAL (SELECT coalesce(sum(-e.amount), 0) AS sum, min(j.at) AS first
      FROM journal j JOIN entry e ON e.journal_id = j.id
      JOIN account a ON a.id = e.account_id AND a.type LIKE 'H:PSP:%'
      WHERE l.kind = 'DEPOSIT' AND j.shard_key = l.member_id AND j.kind = 'DEP' AND j.at > w.begins) paid
    WHERE l.member_id = ${memberId} ORDER BY l.kind, l."window"`)
  return rows
}

type Row = Record<'value' | 'used' | 'net' | 'resetsAt' | 'at', string> & Asked & Pick<Limit, 'kind' | 'window'>
type Asked = Record<'pendingAt' | 'pendingValue', string | null>

export const pendingOf = ({ pendingAt, pendingValue }: Asked): Pending | null =>
  pendingAt === null
    ? null
    : { value: pendingValue === null ? null : BigInt(pendingValue), askedAt: new Date(pendingAt) }

function waitOf(pending: Pending | null, now: Date): Wait | null {
  if (!pending || isDropped(pending, now)) return null
  const { value } = pending
  return { value, effectiveAt: readyAt(pending), expiresAt: droppedAt(pending), isReady: isReady(pending, now) }
}

/** The limit that a stake would break, or an already used-up one; call under the member's lock. */
export async function brokenLimit(db: Reader, memberId: string, stake: Units): Promise<Limit | null> {
  const limits = await readLimits(db, memberId)
  return limits.find((limit) => isBroken(limit, stake)) ?? null
}

function isBroken({ kind, value, used }: Limit, stake: Units): boolean {
  if (kind === 'LOSS' || kind === 'STAKE') return used + stake > value
  return kind === 'SESSION' && used >= value
}
