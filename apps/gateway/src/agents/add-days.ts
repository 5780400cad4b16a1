import type { Tx } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { eachColumn } from './sum-columns.ts'

/** Types of account that are in a team. */
export const teamTypes = sql.raw('(0, 1, 2, 41)')

const columns = eachColumn((column) => column)
/** Adds to a row that is there. */
const added = (table: SQL) => eachColumn((column) => sql`${column} = ${table}.${column} + excluded.${column}`)
const signed = (sign: 1 | -1) => eachColumn((column) => sql`${sql.raw(String(sign))} * sum_units(d.${column})`)

/** `days`: a table of accounts' days, `member_id` and `day`. */
type Change = { days: SQL; merchant: string; sign: 1 | -1 }

/**
 * Adds the rows of `member_day` of these days to the sums that are made from them, or takes them out: a run takes out
 * the old values of the days, makes them again and adds the new ones. The caller holds `holdSums`.
 */
export async function addDays(tx: Tx, change: Change): Promise<void> {
  await addToTeams(tx, change)
  await addToMarks(tx, change)
}

const addToTeams = (tx: Tx, { days, sign }: Change) =>
  tx.execute(sql`
    INSERT INTO team_day (agent_id, day, game_category, vendor, ${columns})
    SELECT above.label::uuid, d.day, d.game_category, d.vendor, ${signed(sign)}
    FROM ${days} JOIN member_day d ON d.member_id = asked.member_id AND d.day = asked.day
      JOIN member m ON m.id = d.member_id AND m.type IN ${teamTypes} AND nlevel(m.path) > 1
      CROSS JOIN LATERAL string_to_table(subpath(m.path, 0, -1)::text, '.') above(label)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (agent_id, day, game_category, vendor) DO UPDATE SET ${added(sql`team_day`)}`)

const addToMarks = (tx: Tx, { days, merchant, sign }: Change) =>
  tx.execute(sql`
    INSERT INTO member_mark (member_id, mark, merchant, ${columns})
    SELECT d.member_id, m.mark, d.merchant, ${signed(sign)}
    FROM ${days} JOIN member_day d ON d.member_id = asked.member_id AND d.day = asked.day
      JOIN (SELECT mark FROM mark_made WHERE merchant = ${merchant} UNION ALL SELECT 'infinity') m ON m.mark > d.day
    GROUP BY 1, 2, 3 ORDER BY 1, 2
    ON CONFLICT (member_id, mark) DO UPDATE SET ${added(sql`member_mark`)}`)

/** Sums change for one transaction of a merchant at a time, because a day is taken out as it was when it was added. */
export const holdSums = (tx: Tx, merchant: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`roll-up ${merchant}`}, 0))`)

/** Adds everything that an account and its team have done to the agents above it, or takes it out, for a move. */
export const addTeamAbove = (tx: Tx, memberId: string, sign: 1 | -1) =>
  tx.execute(sql`
    INSERT INTO team_day (agent_id, day, game_category, vendor, ${columns})
    SELECT above.label::uuid, d.day, d.game_category, d.vendor, ${signed(sign)}
    FROM member m CROSS JOIN LATERAL (
        SELECT day, game_category, vendor, ${columns} FROM team_day WHERE agent_id = m.id
        UNION ALL SELECT day, game_category, vendor, ${columns} FROM member_day
        WHERE member_id = m.id AND m.type IN ${teamTypes}) d
      CROSS JOIN LATERAL string_to_table(subpath(m.path, 0, -1)::text, '.') above(label)
    WHERE m.id = ${memberId} AND nlevel(m.path) > 1
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (agent_id, day, game_category, vendor) DO UPDATE SET ${added(sql`team_day`)}`)
