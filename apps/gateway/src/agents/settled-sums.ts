import { type SQL, sql } from '../db/orm.ts'
import { type Days, type Games, inDays, ofGames } from './figures.ts'
import type { Team, TeamMember } from './team.ts'

type Asked = Games & { scope: string; account?: string | undefined }
/** `where` chooses accounts `t` of the team, below `under` or the caller's agent. */
type Question = { asked: Asked; under: TeamMember | null; where: SQL; days: Days }

const columns = ['bets', 'stake', 'valid_bet', 'payout'] as const
const rows = (sign: '' | '-', from: SQL, { asked, days }: Question) => sql`
  SELECT ${sql.raw(columns.map((column) => `${sign}d.${column} AS ${column}`).join(', '))} FROM ${from} WHERE ${inDays(days)} ${ofGames(asked)}`

/** Everything below an agent is in its own rows; direct downlines have those that are not below one of them. */
function rowsOf({ agentId }: Team, question: Question): SQL {
  const { asked, under, where } = question
  const top = under?.id ?? agentId
  if (asked.scope === 'SELF' || asked.account)
    return rows('', sql`(SELECT d.* FROM team t JOIN member_day d ON d.member_id = t.id WHERE ${where}) d`, question)
  const below = rows('', sql`(SELECT * FROM team_day WHERE agent_id = ${top}) d`, question)
  if (asked.scope === 'TEAM') return below
  const deeper = sql`(SELECT d.* FROM team t JOIN team_day d ON d.agent_id = t.id WHERE t.upline_id = ${top}) d`
  return sql`${below} UNION ALL ${rows('-', deeper, question)}`
}

/** Sums of settled bets are those of the daily figures, which the reports of the team add up too. */
export const settledSums = (team: Team, question: Question): SQL => sql`
  SELECT coalesce(sum(bets), 0) AS bets, coalesce(sum(stake), 0) AS stake, coalesce(sum(valid_bet), 0) AS "validBet",
    coalesce(sum(payout), 0) AS payout, coalesce(sum(payout - stake), 0) AS "winLoss"
  FROM (${rowsOf(team, question)}) d`
