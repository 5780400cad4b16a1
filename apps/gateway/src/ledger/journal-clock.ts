import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** Tables of one row that say up to which transaction journals have been counted. */
export type Clock = 'jackpot_clock' | 'mission_clock'
/** Journals from the last count up to `to`, exclusive; both are transaction ids. */
export type Window = { to: string }

/**
 * The next window, under the clock's lock; null while another process counts. It ends before the oldest transaction
 * that is still open, so every journal falls into exactly one window, however long its transaction took.
 */
export async function nextWindow(tx: Tx, clock: Clock): Promise<Window | null> {
  const { rows } = await tx.execute<Window>(sql`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS to FROM ${sql.identifier(clock)} FOR UPDATE SKIP LOCKED`)
  return rows[0] ?? null
}

/**
 * Ends the window. An uncounted journal may be as old as the oldest open transaction. So the `at` of the clock is not the
 * time of the count, but one at which none of the open transactions had begun.
 */
export async function closeWindow(tx: Tx, clock: Clock, { to }: Window): Promise<void> {
  const table = sql.identifier(clock)
  await tx.execute(sql`UPDATE ${table} SET counted_to = ${to}::xid8`)
  await tx.execute(sql`
    UPDATE ${table} SET at = seen_at, seen_to = pg_current_xact_id(), seen_at = now()
    WHERE seen_to <= ${to}::xid8`)
}
