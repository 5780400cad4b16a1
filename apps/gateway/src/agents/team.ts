import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { teamTypes } from './add-days.ts'

/** The subtree that a caller of the agent centre may see: everything below its agent. Only `teamOf` makes one. */
export type Team = {
  readonly merchant: string
  readonly agentId: string
  readonly type: number
  readonly path: string
  readonly [made: symbol]: true
}
const made = Symbol('team')

/** An agent's own team; of staff, which has none, the team of its agent (contract A8.3). */
export async function teamOf(db: Reader, { memberId }: Pick<Caller, 'memberId'>): Promise<Team> {
  const { rows } = await db.execute<Omit<Team, symbol>>(sql`
    SELECT a.id AS "agentId", a.merchant, a.type, a.path::text FROM member m
      JOIN member a ON a.id = CASE m.type WHEN 42 THEN m.upline_id ELSE m.id END AND a.type IN (1, 2, 41)
    WHERE m.id = ${memberId}`)
  if (!rows[0]) throw new AppError('AGENT_ONLY')
  return { ...rows[0], [made]: true }
}

/**
 * The one way in which agent queries read accounts: `team` is a table of the subtree, so that rows joined to it cannot
 * be of anybody else. `level` is 1 for a direct downline. Staff and trials are no part of a team.
 */
export const withTeam = ({ merchant, agentId, path }: Team, query: SQL): SQL => sql`
  WITH team AS NOT MATERIALIZED (
    SELECT m.id, m.username, m.type, m.status, m.upline_id, m.path, m.registered_at, m.last_login_at, m.rebate,
      nlevel(m.path) - nlevel(${path}::ltree) AS level FROM member m
    WHERE m.path <@ ${path}::ltree AND m.merchant = ${merchant} AND m.id <> ${agentId} AND m.type IN ${teamTypes})
  ${query}`

export type TeamMember = { id: string; account: string; type: number; level: number; path: string; uplineId: string }

/** An account of the team by its id or its name. @throws AppError NOT_FOUND for any other, whether it exists or not */
export async function findInTeam(
  db: Reader,
  team: Team,
  asked: { id: string } | { account: string },
): Promise<TeamMember> {
  const isAsked = 'id' in asked ? sql`id = ${asked.id}` : sql`username = ${asked.account.normalize('NFKC')}`
  const { rows } = await db.execute<TeamMember>(
    withTeam(
      team,
      sql`SELECT id, username AS account, type, level, path::text, upline_id AS "uplineId" FROM team WHERE ${isAsked}`,
    ),
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0]
}
