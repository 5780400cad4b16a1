import { AppError } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'

export const DEFAULT_MINUTES = 60
/** Play that paused for this long begins again. */
const PAUSE_MINUTES = 15

/** SQL condition: the reality check of this member is due, so no stake is taken until it is answered. */
export const isCheckDue = (memberId: string): string =>
  `EXISTS (SELECT FROM play_check c WHERE c.member_id = ${memberId}
    AND c.since + make_interval(mins => c.minutes) <= now())`

/** No game of the member was open in the last minutes. */
const isIdle = (memberId: string) => sql`NOT EXISTS (SELECT FROM game_session g WHERE g.member_id = ${memberId}
  AND coalesce(g.ended_at, g.seen_at) > now() - make_interval(mins => ${PAUSE_MINUTES}))`

export type RealityCheck = { minutes: number; nextAt: Date | null; isDue: boolean }

/** `nextAt` null before the first game. */
export async function readCheck(db: Reader, memberId: string): Promise<RealityCheck> {
  const { rows } = await db.execute<{ minutes: number; nextAt: string; isDue: boolean }>(sql`
    SELECT c.minutes, c.since + make_interval(mins => c.minutes) AS "nextAt",
      c.since + make_interval(mins => c.minutes) <= now() AS "isDue"
    FROM play_check c WHERE c.member_id = ${memberId}`)
  const row = rows[0]
  if (!row) return { minutes: DEFAULT_MINUTES, nextAt: null, isDue: false }
  return { ...row, nextAt: new Date(row.nextAt) }
}

/** A launch: play begins now, unless a game of this member was open a moment ago, so that a reload gains no time. */
export async function beginPlay(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO play_check (member_id) VALUES (${memberId})
    ON CONFLICT (member_id) DO UPDATE SET since = now() WHERE ${isIdle(memberId)}`)
}

/** The player has read the check and plays on: the next one is due after the whole interval. */
export async function answerCheck(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO play_check (member_id) VALUES (${memberId}) ON CONFLICT (member_id) DO UPDATE SET since = now()`)
}

/**
 * Another interval. A check that waits for its answer cannot be put off so; without an open game none waits.
 * @throws AppError STATE_INVALID
 */
export async function setCheckInterval(tx: Tx, memberId: string, minutes: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    INSERT INTO play_check AS c (member_id, minutes) VALUES (${memberId}, ${minutes})
    ON CONFLICT (member_id) DO UPDATE SET minutes = ${minutes},
      since = CASE WHEN ${isIdle(memberId)} THEN now() ELSE c.since END
    WHERE ${isIdle(memberId)} OR c.since + make_interval(mins => c.minutes) > now() RETURNING 1`)
  if (rows.length === 0) throw new AppError('STATE_INVALID', { reason: 'the reality check is not answered' })
}
