import type { Pool } from 'pg'
import { formatMoney } from '../ledger/money.ts'

/** An event for one member, or for all members of a merchant. */
export type StreamEvent = {
  seq: string
  topic: string
  memberId: string | null
  merchant: string | null
  payload: Record<string, unknown>
}
export type Readers = { members: string[]; merchants: string[] }

const after = {
  name: 'stream-after',
  text: `SELECT seq, topic, member_id AS "memberId", merchant, payload FROM outbox
    WHERE seq > $1 AND seq <= $2 AND (member_id = ANY($3) OR merchant = ANY($4)) ORDER BY seq`,
}

/** Events of these readers with numbers above `from`, up to `to`. Delivered events are stored for at least five minutes, for resuming. */
export const eventsAfter = async (pool: Pool, from: bigint, to: bigint, of: Readers): Promise<StreamEvent[]> =>
  (await pool.query<StreamEvent>({ ...after, values: [from, to, of.members, of.merchants] })).rows

/** Number of the last event that was delivered. */
export async function lastDelivered(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ seq: string }>({
    name: 'stream-last',
    text: 'SELECT last_seq AS seq FROM outbox_cursor',
  })
  return BigInt(rows[0]?.seq ?? 0)
}

/** Whether all events after `from` are still stored. */
export async function isKept(pool: Pool, from: bigint): Promise<boolean> {
  const { rows } = await pool.query<{ first: string | null }>('SELECT min(seq) AS first FROM outbox')
  const first = rows[0]?.first
  return first === null || first === undefined ? false : from >= BigInt(first) - 1n
}

/** A member's spendable money as an event. */
export async function balanceNow(pool: Pool, memberId: string): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<{ cash: string; bonus: string; vendors: string; version: string }>({
    name: 'stream-balance',
    text: `SELECT coalesce(sum(balance) FILTER (WHERE type = 'CASH'), 0) AS cash, coalesce(sum(version), 0) AS version,
      coalesce(sum(balance) FILTER (WHERE type = 'BONUS'), 0) AS bonus,
      coalesce(sum(balance) FILTER (WHERE type LIKE 'VENDOR:%'), 0) AS vendors
      FROM account WHERE member_id = $1 AND (type IN ('CASH', 'BONUS') OR type LIKE 'VENDOR:%')`,
    values: [memberId],
  })
  return wireBalance(rows[0] ?? {})
}

/** Stored units as the wire writes money (contract D1-13). */
export const wireBalance = ({ version = 0, cash = 0, bonus = 0, vendors = 0 }: Record<string, unknown>) => ({
  version: Number(version),
  cash: formatMoney(BigInt(String(cash))),
  bonus: formatMoney(BigInt(String(bonus))),
  vendors: formatMoney(BigInt(String(vendors))),
})

export async function unreadNow(pool: Pool, memberId: string): Promise<{ unread: number }> {
  const { rows } = await pool.query<{ unread: number }>(
    'SELECT count(*)::int AS unread FROM message WHERE member_id = $1 AND read_at IS NULL AND deleted_at IS NULL',
    [memberId],
  )
  return { unread: rows[0]?.unread ?? 0 }
}
