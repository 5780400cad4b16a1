import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { accountSums, chosenAccounts } from './account-sums.ts'
import { type DaySums, type Days, daySums, inDays, isActive, moneyOf, registeredIn, sumOf } from './figures.ts'
import { marksOf } from './marks.ts'
import { type SumName, sumNames } from './sum-columns.ts'
import { type Team, withTeam } from './team.ts'
import { drawnDays, incomeByDay } from './trend.ts'

type Overview = Value<Endpoints['agentOverview']>

/** Minutes since the last request in which an account counts as online. */
const onlineMinutes = 5
const isLive = sql`s.ended_at IS NULL AND s.expires_at > now()
  AND s.last_seen_at > now() - ${onlineMinutes} * interval '1 minute'`
export const isOnline = sql`EXISTS (SELECT FROM session s WHERE s.member_id = t.id AND ${isLive})`

/** An account's money in the merchant's currency: main wallet, bonus and vendors' wallets. */
export const ownBalance = (currency: string, id = sql`t.id`) => sql`
  (SELECT coalesce(sum(a.balance), 0) FROM account a WHERE a.member_id = ${id} AND a.currency = ${currency}
    AND (a.type IN ('CASH', 'BONUS') OR a.type LIKE 'VENDOR:%'))`

/** Until when the daily figures are complete: to the first change that is not counted yet. */
export async function asOf(db: Reader, merchant: string): Promise<string> {
  const { rows } = await db.execute<{ at: Date | string }>(sql`
    SELECT coalesce((SELECT min(d.at) FROM member_day_due d JOIN member m ON m.id = d.member_id AND m.merchant = ${merchant}),
      now()) AS at`)
  return new Date(rows[0]?.at ?? 0).toISOString()
}

type TeamRow = Record<'members' | 'agents' | 'players' | 'balance' | 'online' | 'joined', string>
const teamNow = async (db: Reader, team: Team, { today, currency }: Asked) =>
  (
    await db.execute<TeamRow>(
      withTeam(
        team,
        sql`SELECT count(*) AS members, count(*) FILTER (WHERE t.type <> 0) AS agents,
          count(*) FILTER (WHERE t.type = 0) AS players, count(*) FILTER (WHERE ${registeredIn(today)}) AS joined,
          (SELECT count(DISTINCT s.member_id) FROM session s JOIN team t ON t.id = s.member_id WHERE ${isLive}) AS online,
          (SELECT coalesce(sum(a.balance), 0) FROM team t JOIN account a ON a.member_id = t.id AND a.currency = ${currency}
            AND (a.type IN ('CASH', 'BONUS') OR a.type LIKE 'VENDOR:%')) AS balance
          FROM team t`,
      ),
    )
  ).rows[0]

type Players = { active: string; top: { account: string; validBet: string; winLoss: string }[] | null }
/** How many were active, and those who bet most. */
async function playersOf(db: Reader, team: Team, days: Days, marks: readonly string[]): Promise<Players | undefined> {
  const played = accountSums(team.merchant, { days, marks, names: ['validBet', 'stake', 'payout'] })
  const { rows } = await db.execute<Players>(
    withTeam(
      team,
      sql`, ${chosenAccounts()}, played AS MATERIALIZED (${played}),
      best AS (
        SELECT p."validBet", p.payout - p.stake AS won, p.member_id FROM played p
        WHERE p."validBet" > 0 ORDER BY p."validBet" DESC, p.member_id LIMIT 5)
      SELECT count(*) FILTER (WHERE ${isActive(days, sql`p`)}) AS active,
        (SELECT json_agg(json_build_object('account', t.username, 'validBet', "validBet"::text, 'winLoss', won::text)
          ORDER BY "validBet" DESC, t.id) FROM best JOIN team t ON t.id = best.member_id) AS top
      FROM played p`,
    ),
  )
  return rows[0]
}

type DayRow = DaySums & { day: string; newMembers: string }
async function series(db: Reader, team: Team, days: Days): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(
    withTeam(
      team,
      sql`, joined AS (
        SELECT (t.registered_at AT TIME ZONE ${days.timeZone})::date AS day, count(*) AS members
        FROM team t WHERE ${registeredIn(days)} GROUP BY 1),
      moved AS (
        SELECT d.day, ${daySums} FROM team_day d WHERE d.agent_id = ${team.agentId} AND ${inDays(days)} GROUP BY d.day
        HAVING sum_units(d.bets) > 0 OR bool_or((d.deposit, d.withdraw, d.bonus, d.commission) <> (0, 0, 0, 0)))
      SELECT to_char(coalesce(m.day, j.day), 'YYYY-MM-DD') AS day, coalesce(j.members, 0) AS "newMembers",
        ${sql.join(
          sumNames.map((name) => sql`coalesce(m.${sql.identifier(name)}, 0) AS ${sql.identifier(name)}`),
          sql`, `,
        )}
      FROM moved m FULL JOIN joined j ON j.day = m.day ORDER BY 1`,
    ),
  )
  return rows
}

/** The sums of all asked days are those of their bars. */
function addUp(bars: readonly DayRow[]): DaySums & { registrations: string } {
  const total = (name: SumName | 'newMembers') => bars.reduce((sum, bar) => sum + BigInt(bar[name]), 0n).toString()
  const sums = Object.fromEntries(sumNames.map((name) => [name, total(name)])) as DaySums
  return { ...sums, registrations: total('newMembers') }
}

const seriesOf = (row: DayRow): Overview['series'][number] => {
  const { deposit, withdraw, validBet, winLoss, bonus, net } = moneyOf(row)
  return {
    ...{ day: row.day, newMembers: Number(row.newMembers), firstDeposits: Number(row.firstDeposits) },
    ...{ deposit, withdraw, validBet, winLoss, bonus, net },
  }
}

type Asked = { days: Days; today: Days; currency: string }

/** Sums of a team's days, and how it is now (contract D9-1). */
export async function overviewOf(db: Reader, team: Team, asked: Asked): Promise<Overview> {
  const { days, today } = asked
  const [marks, drawn] = [await marksOf(db, team.merchant), drawnDays(days)]
  const [at, now, activeToday, players, income, all] = await Promise.all([
    asOf(db, team.merchant),
    teamNow(db, team, asked),
    countActive(db, team, today),
    playersOf(db, team, days, marks),
    incomeByDay(db, team, drawn),
    series(db, team, drawn),
  ])
  const bars = all.filter(({ day }) => day >= days.first)
  const money = (units: string) => formatMoney(BigInt(units))
  return {
    asOf: at,
    team: {
      ...{ members: Number(now?.members ?? 0), agents: Number(now?.agents ?? 0), players: Number(now?.players ?? 0) },
      ...{ balance: money(now?.balance ?? '0'), online: Number(now?.online ?? 0) },
      ...{ newToday: Number(now?.joined ?? 0), activeToday },
    },
    sum: sumOf({ ...addUp(bars), active: players?.active ?? '0' }),
    series: bars.map(seriesOf),
    trend: { from: drawn.first, before: all.filter(({ day }) => day < days.first).map(seriesOf), income },
    top: (players?.top ?? []).map(({ account, validBet, winLoss }) => ({
      ...{ account, validBet: money(validBet), winLoss: money(winLoss) },
    })),
  }
}

/** Accounts that were active on a day or two, which need no marks. */
async function countActive(db: Reader, team: Team, today: Days): Promise<number> {
  const played = accountSums(team.merchant, { days: today, marks: [], names: ['validBet'] })
  const { rows } = await db.execute<{ active: string }>(
    withTeam(
      team,
      sql`, ${chosenAccounts()} SELECT count(*) AS active FROM (${played}) p WHERE ${isActive(today, sql`p`)}`,
    ),
  )
  return Number(rows[0]?.active ?? 0)
}
