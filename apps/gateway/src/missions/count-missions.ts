import type { Db, Tx } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { closeWindow, nextWindow } from '../ledger/journal-clock.ts'
import { periodAt } from './period.ts'

/** Summed figures: journals of a window and days of use, for some missions. */
type Part = { journals: SQL; days: SQL; missions: SQL }
type Transacting = Pick<Db, 'transaction'>

/** Journals of one transaction of a mission that catches up: well below a second. */
const journalsOfPart = 50_000

/**
 * Adds the journals posted since the last count to the progress of missions. Each journal is in one window and each
 * day of use is stored once, so nothing counts twice and a restart loses nothing. A mission that is new then catches up
 * from its start, in parts. Any process may call it; the clock's lock lets one run at a time.
 */
export async function countMissions(db: Transacting, partSize = journalsOfPart): Promise<void> {
  let isBehind = await db.transaction(countWindow)
  while (isBehind) isBehind = await db.transaction((tx) => catchUp(tx, partSize))
}

/** False while another process counts. */
async function countWindow(tx: Tx): Promise<boolean> {
  const window = await nextWindow(tx, 'mission_clock')
  if (!window) return false
  await addUp(tx, {
    journals: sql`j.xid >= (SELECT counted_to FROM mission_clock) AND j.xid < ${window.to}::xid8`,
    days: newDays,
    missions: sql`i.is_counted`,
  })
  await closeWindow(tx, 'mission_clock', window)
  return true
}

type Behind = { ids: string[]; nextId: string; endId: string | null; to: string }

/**
 * The next part of missions that no window counts yet; false without one. Those that have come equally far, such as all
 * new ones, read it together; one that is being changed waits for the next count. Each part has its own transaction and
 * stores where it ended: a long one would keep the dead rows of every account that is played from, and end at the
 * deadline without a result. Journals that are too old for any later window are counted by their ids. The last part ends
 * where the last window did, so the next window is the first one that counts these missions.
 */
async function catchUp(tx: Tx, partSize: number): Promise<boolean> {
  const { rows } = await tx.execute<Behind>(behind(partSize))
  const part = rows[0]
  if (!part) return false
  const { nextId, endId, to } = part
  const ids = sql`${sql.param(part.ids)}::uuid[]`
  const journals = endId ? sql`j.id >= ${nextId}::uuid AND j.id < ${endId}::uuid` : sql`j.id >= ${nextId}::uuid`
  await addUp(tx, {
    journals: sql`${journals} AND j.xid < ${to}::xid8`,
    days: sql`SELECT member_id, at FROM sign_in_day WHERE ${endId}::uuid IS NULL`,
    missions: sql`i.id = ANY(${ids})`,
  })
  await tx.execute(
    sql`UPDATE mission SET is_counted = ${endId === null}, next_id = ${endId}::uuid WHERE id = ANY(${ids})`,
  )
  return true
}

/** `nextId`: the first journal that is not counted. `endId`: the first one of the next part, if this is not the last. */
const behind = (partSize: number) => sql`
  WITH clock AS MATERIALIZED (
    SELECT counted_to, uuidv7(at - clock_timestamp() - interval '10 minutes') AS windows_from
    FROM mission_clock FOR UPDATE SKIP LOCKED
  ), late AS MATERIALIZED (
    SELECT id, next_id, starts_at FROM mission WHERE NOT is_counted AND EXISTS (SELECT FROM clock)
    FOR UPDATE SKIP LOCKED
  ), part AS MATERIALIZED (
    SELECT array_agg(id) AS ids,
      coalesce(next_id, uuidv7(min(starts_at) - clock_timestamp() - interval '10 minutes')) AS next_id
    FROM late GROUP BY late.next_id ORDER BY late.next_id LIMIT 1
  )
  SELECT part.ids, part.next_id AS "nextId", clock.counted_to::text AS to, (
    SELECT j.id FROM journal j WHERE j.id >= part.next_id AND j.id < clock.windows_from
    ORDER BY j.id OFFSET ${partSize} LIMIT 1) AS "endId"
  FROM clock, part`

/** Days of use that were not known: a session is seen at least each minute that it is used. */
const newDays = sql`
  INSERT INTO sign_in_day (member_id, day, at)
  SELECT s.member_id, (s.last_seen_at AT TIME ZONE o.time_zone)::date AS day, min(s.last_seen_at)
  FROM session s JOIN merchant o ON o.code = s.merchant
  WHERE s.last_seen_at >= (SELECT at FROM mission_clock) - interval '10 minutes' GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT DO NOTHING RETURNING member_id, at`

/**
 * A stake that was taken back counts against the period in which it was made. Points move in journals of their own.
 * Entries of the house have no balance, so the member's are found without their accounts. The member of an event is
 * read by its id, fenced (OFFSET 0): the planner expects a few journals, and joined every one with all members of the
 * merchant.
 */
const addUp = (tx: Tx, part: Part) => tx.execute(statement(part))

const statement = ({ journals, days, missions }: Part) => sql`
  WITH used AS (${days}), posted AS MATERIALIZED (
    SELECT j.kind, coalesce(undone.at, j.at) AS at, j.shard_key AS member_id, (
      SELECT sum(e.amount) FROM entry e WHERE e.journal_id = j.id AND e.balance_after IS NOT NULL) AS moved
    FROM journal j LEFT JOIN journal undone ON undone.id = j.reverses
    WHERE j.kind IN ('BET', 'RBB', 'DEP') AND ${journals}
  ), event AS (
    SELECT member_id, at, 'STAKE' AS metric, -moved AS amount FROM posted WHERE kind <> 'DEP'
    UNION ALL SELECT member_id, at, 'BETS', CASE kind WHEN 'BET' THEN 10000 ELSE -10000 END FROM posted WHERE kind <> 'DEP'
    UNION ALL SELECT member_id, at, 'DEPOSIT', moved FROM posted WHERE kind = 'DEP'
    UNION ALL SELECT member_id, at, 'SIGN_IN', 10000 FROM used
  ), owned AS MATERIALIZED (
    SELECT event.*, m.merchant, o.time_zone FROM event, LATERAL (
      SELECT merchant FROM member WHERE id = event.member_id AND type IN (0, 1, 2, 41) OFFSET 0) m
    JOIN merchant o ON o.code = m.merchant)
  INSERT INTO mission_progress (mission_id, period, member_id, amount)
  SELECT i.id, ${periodAt(sql`o.at`)}, o.member_id, sum(o.amount)
  FROM owned o JOIN mission i ON i.merchant = o.merchant AND i.metric = o.metric AND o.at >= i.starts_at
    AND (i.ends_at IS NULL OR o.at < i.ends_at) AND ${missions}
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (mission_id, period, member_id)
  DO UPDATE SET amount = mission_progress.amount + excluded.amount`
