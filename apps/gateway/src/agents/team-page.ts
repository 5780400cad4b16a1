import type { AccountBrief, AccountType, Endpoints, Parsed, TeamSort, Value } from '@boardwalk/api-client/contract'
import { formatRate } from '../contracts/tiers.ts'
import type { Reader } from '../db/client.ts'
import { isoText } from '../db/iso-text.ts'
import { type SQL, sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { chooseAccounts } from './choose.ts'
import { isOnline, ownBalance } from './overview.ts'
import { type Team, type TeamMember, withTeam } from './team.ts'

/** `SELF`: `underAccount` alone. */
type Asked = Omit<Parsed<Endpoints['agentTeam']>, 'scope'> & { scope: 'DIRECT' | 'TEAM' | 'SELF' }
type Filter = Pick<Asked, 'type' | 'status' | 'online'>
type Answer = Value<Endpoints['agentTeam']>
type Downline = Answer['list'][number]
type Row = Omit<Downline, 'members' | 'registeredAt' | 'lastLoginAt' | 'rebate'> & {
  rebate: number
  members: string
  registeredAt: string
  lastLoginAt: string | null
  count: string
}

const order: Record<TeamSort, SQL> = {
  account: sql`t.username`,
  registered: sql`t.registered_at DESC, t.username`,
  lastLogin: sql`t.last_login_at DESC NULLS LAST, t.username`,
}
const types = { ALL: sql`true`, PLAYER: sql`t.type = 0`, AGENT: sql`t.type <> 0` }
export const narrowed = ({ type, status, online }: Filter): SQL =>
  sql`${types[type]} AND ${status === 'ALL' ? sql`true` : sql`t.status = ${status}`} AND ${online === 1 ? isOnline : sql`true`}`

/** Accounts of the team with the sums below each of them (contract D9-5); `note` is the reader's own. */
export async function teamPage(
  db: Reader,
  team: Team,
  currency: string,
  asked: Asked,
  reader: string,
): Promise<Answer> {
  const { under, where: chosen } = await chooseAccounts(db, team, asked)
  const where = sql`${chosen} AND ${narrowed(asked)}`
  const page = sql`SELECT t.*, count(*) OVER () AS count, row_number() OVER (ORDER BY ${order[asked.sort]}) AS place
    FROM team t WHERE ${where} ORDER BY place LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`
  const [rows, path] = await Promise.all([downlinesOf(db, team, { page, currency, reader }), pathTo(db, team, under)])
  const totalCount = rows[0] ? Number(rows[0].count) : await countOf(db, team, where, asked)
  return {
    ...{ list: rows.map(downlineRow), pageNo: asked.pageNo, pageSize: asked.pageSize, totalCount, path },
    totalPages: Math.ceil(totalCount / asked.pageSize),
  }
}

type Slice = { page: SQL; currency: string; reader: string }

/** Rows of `page`, which are accounts of the team in the order of their `place`, with the sums below each of them. */
export async function downlinesOf(db: Reader, team: Team, { page, currency, reader }: Slice): Promise<Row[]> {
  const query = sql`, page AS (${page})
    SELECT t.id, t.username::text AS account, t.type, t.level, t.status, t.rebate, t.count, below.members, below.balance AS "teamBalance",
      ${ownBalance(currency)} AS balance, ${isOnline} AS online, coalesce(n.content, '') AS remark,
      ${isoText(sql`t.registered_at`)} AS "registeredAt", ${isoText(sql`t.last_login_at`)} AS "lastLoginAt"
    FROM page t LEFT JOIN downline_note n ON n.member_id = t.id AND n.agent_id = ${reader}
      CROSS JOIN LATERAL (SELECT count(*) AS members, coalesce(sum(${ownBalance(currency, sql`b.id`)}), 0) AS balance
        FROM team b WHERE b.path <@ t.path AND b.id <> t.id) below
    ORDER BY t.place`
  return (await db.execute<Row>(withTeam(team, query))).rows
}

/** A page past the end has no row that says how many there are. */
async function countOf(db: Reader, team: Team, where: SQL, { pageNo }: Asked): Promise<number> {
  if (pageNo === 1) return 0
  const { rows } = await db.execute<{ count: string }>(
    withTeam(team, sql`SELECT count(*) AS count FROM team t WHERE ${where}`),
  )
  return Number(rows[0]?.count ?? 0)
}

export function downlineRow({ count: _count, ...row }: Row): Downline {
  const money = (units: string) => formatMoney(BigInt(units))
  const rebate = formatRate(BigInt(row.rebate))
  return {
    ...row,
    rebate,
    members: Number(row.members),
    balance: money(row.balance),
    teamBalance: money(row.teamBalance),
  }
}

/** The accounts from the caller's direct downline down to one of the team. */
async function pathTo(db: Reader, team: Team, under: TeamMember | null): Promise<AccountBrief[]> {
  if (!under) return []
  const { rows } = await db.execute<{ id: string; account: string; type: AccountType; level: number }>(
    withTeam(
      team,
      sql`SELECT id, username::text AS account, type, level FROM team WHERE path @> ${under.path}::ltree ORDER BY level`,
    ),
  )
  return rows
}
