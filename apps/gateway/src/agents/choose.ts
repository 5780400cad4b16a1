import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { findInTeam, type Team, type TeamMember } from './team.ts'

type Asked = { scope: 'DIRECT' | 'TEAM' | 'SELF'; account?: string | undefined; underAccount?: string | undefined }
/** `under` is the account that a list begins below; null for the caller's own agent. */
export type Chosen = { under: TeamMember | null; where: SQL }

/** Which accounts of `team` a list is about, named `t`. @throws AppError NOT_FOUND for an `underAccount` outside the team */
export async function chooseAccounts(db: Reader, team: Team, { scope, account, underAccount }: Asked): Promise<Chosen> {
  const under = underAccount ? await findInTeam(db, team, { account: underAccount }) : null
  const below = under ? sql`t.path <@ ${under.path}::ltree AND t.id <> ${under.id}` : sql`true`
  const conditions = [
    under && scope === 'SELF' ? sql`t.id = ${under.id}` : below,
    scope === 'DIRECT' ? sql`t.upline_id = ${under?.id ?? team.agentId}` : sql`true`,
    account ? sql`starts_with(lower(t.username::text), lower(${account}::text))` : sql`true`,
  ]
  return { under, where: sql.join(conditions, sql` AND `) }
}
