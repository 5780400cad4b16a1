import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { closeWindow, nextWindow } from '../ledger/journal-clock.ts'
import { periodAt } from './period.ts'

/** Summed figures: journals of a window and days of use, for some missions. */
type Part = { earliestId: SQL; from: SQL; to: string; days: SQL; missions: SQL }

/**
 * Adds the journals posted since the last count to the progress of missions. Each journal is in one window and each
 * day of use is stored once, so nothing counts twice and a restart loses nothing. A mission that is new then catches up
 * from its start. Any process may call it; the clock's lock lets one run at a time.
 */
export async function countMissions(db: Db): Promise<void> {
  let isBehind = await db.transaction(async (tx) => {
    const window = await nextWindow(tx, 'mission_clock')
    if (!window) return false
    await addUp(tx, {
      earliestId: sql`${window.earliestId}::uuid`,
      from: sql`(SELECT counted_to FROM mission_clock)`,
      to: window.to,
      days: newDays,
      missions: sql`i.is_counted`,
    })
    await closeWindow(tx, 'mission_clock', window)
    return true
  })
  while (isBehind) isBehind = await db.transaction(catchUp)
}

/**
 * Everything up to the end of the last window, for the next mission that no window has counted yet; false without one.
 * Each has its own transaction: a long one would keep the dead rows of every account that is played from.
 */
async function catchUp(tx: Tx): Promise<boolean> {
  const clock = await tx.execute<{ to: string }>(
    sql`SELECT counted_to::text AS to FROM mission_clock FOR UPDATE SKIP LOCKED`,
  )
  const end = clock.rows[0]
  // Another process counts, and holds the row of the next mission.
  if (!end) return false
  const { rows } = await tx.execute<{ id: string; earliestId: string }>(sql`
    SELECT id, uuidv7(starts_at - clock_timestamp() - interval '10 minutes') AS "earliestId"
    FROM mission WHERE NOT is_counted ORDER BY id LIMIT 1 FOR UPDATE`)
  const mission = rows[0]
  if (!mission) return false
  await addUp(tx, {
    earliestId: sql`${mission.earliestId}::uuid`,
    from: sql`'0'::xid8`,
    to: end.to,
    days: sql`SELECT member_id, at FROM sign_in_day`,
    missions: sql`i.id = ${mission.id}`,
  })
  await tx.execute(sql`UPDATE mission SET is_counted = true WHERE id = ${mission.id}`)
  return true
}

/** Days of use that were not known: a session is seen at least each minute that it is used. */
const newDays = sql`
  INSERT INTO sign_in_day (member_id, day, at)
  SELECT s.member_id, (s.last_seen_at AT TIME ZONE o.time_zone)::date AS day, min(s.last_seen_at)
  FROM session s JOIN merchant o ON o.code = s.merchant
  WHERE s.last_seen_at >= (SELECT at FROM mission_clock) - interval '10 minutes' GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT DO NOTHING RETURNING member_id, at`

/**
 * A stake that was taken back counts against the period in which it was made. Points move in journals of their own.
 * Entries of the house have no balance, so the member's are found without their accounts.
 */
const addUp = (tx: Tx, part: Part) => tx.execute(statement(part))

const statement = ({ earliestId, from, to, days, missions }: Part) => sql`
  WITH used AS (${days}), posted AS (
    SELECT j.kind, coalesce(undone.at, j.at) AS at, j.shard_key AS member_id, (
      SELECT sum(e.amount) FROM entry e WHERE e.journal_id = j.id AND e.balance_after IS NOT NULL) AS moved
    FROM journal j LEFT JOIN journal undone ON undone.id = j.reverses
    WHERE j.kind IN ('BET', 'RBB', 'DEP') AND j.id >= ${earliestId} AND j.xid >= ${from} AND j.xid < ${to}::xid8
  ), event AS (
    SELECT member_id, at, 'STAKE' AS metric, -moved AS amount FROM posted WHERE kind <> 'DEP'
    UNION ALL SELECT member_id, at, 'BETS', CASE kind WHEN 'BET' THEN 10000 ELSE -10000 END FROM posted WHERE kind <> 'DEP'
    UNION ALL SELECT member_id, at, 'DEPOSIT', moved FROM posted WHERE kind = 'DEP'
    UNION ALL SELECT member_id, at, 'SIGN_IN', 10000 FROM used)
  INSERT INTO mission_progress (mission_id, period, member_id, amount)
  SELECT i.id, ${periodAt(sql`event.at`)}, m.id, sum(event.amount)
  FROM event JOIN member m ON m.id = event.member_id AND m.type IN (0, 1, 2, 41)
    JOIN merchant o ON o.code = m.merchant
    JOIN mission i ON i.merchant = m.merchant AND i.metric = event.metric AND event.at >= i.starts_at
      AND (i.ends_at IS NULL OR event.at < i.ends_at) AND ${missions}
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (mission_id, period, member_id)
  DO UPDATE SET amount = mission_progress.amount + excluded.amount`
