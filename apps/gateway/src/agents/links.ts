import { type AccountType, AppError, type Endpoints, type Parsed, type Value } from '@boardwalk/api-client/contract'
import { formatRate } from '../contracts/tiers.ts'
import type { Reader, Tx } from '../db/client.ts'
import { and, count, desc, eq, isNull, sql } from '../db/orm.ts'
import { registerLinks } from '../db/schema/agent.ts'
import { newAffiliateCode } from '../login/new-member.ts'
import { type CreateRules, mayCreate } from './may-create.ts'
import { checkRebate, rebateOf } from './rebate.ts'
import type { Team } from './team.ts'
import { linkState } from './use-link.ts'

type Answer = Value<Endpoints['regLinks']>
type Link = Answer['list'][number]

/** Accounts of a link with a first deposit, from the daily figures. */
const deposited = sql<string>`(SELECT count(DISTINCT d.member_id) FROM member m JOIN member_day d ON d.member_id = m.id
  AND d.first_deposits > 0 WHERE m.register_link_id = ${registerLinks.id})`

const isOwn = ({ agentId }: Team) => and(eq(registerLinks.agentId, agentId), isNull(registerLinks.deletedAt))

type Row = typeof registerLinks.$inferSelect
/** Beside the row: its accounts with a first deposit, and whether it takes registrations now. */
const counted = { deposited, state: linkState }
type Counted = { deposited: string; state: Link['state'] }

const linkOf = (row: Row, { deposited: paid, state }: Counted): Link => ({
  ...{ id: row.id, code: row.code, path: `/register?affiliateCode=${row.code}`, type: row.type === 1 ? 1 : 0 },
  rebate: formatRate(BigInt(row.rebate)),
  ...{ remark: row.remark, uses: row.uses, maxUses: row.maxUses, deposited: Number(paid), enabled: row.isEnabled },
  ...{ expiresAt: row.expiresAt?.toISOString() ?? null, createdAt: row.createdAt.toISOString() },
  state,
})

/** Types of account that an agent may create, directly or by its links. */
export const creatableTypes = (rules: CreateRules, type: number): (0 | 1)[] =>
  ([0, 1] as const).filter((one) => mayCreate(rules, type).includes(one satisfies AccountType))

/** The agent's links with their use, the newest first. */
export async function linkPage(
  db: Reader,
  team: Team,
  rules: CreateRules,
  { pageNo, pageSize }: Parsed<Endpoints['regLinks']>,
): Promise<Answer> {
  const [rows, [total], own] = await Promise.all([
    db
      .select({ row: registerLinks, ...counted })
      .from(registerLinks)
      .where(isOwn(team))
      .orderBy(desc(registerLinks.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(registerLinks).where(isOwn(team)),
    rebateOf(db, team.agentId),
  ])
  const totalCount = total?.count ?? 0
  return {
    ...{ list: rows.map(({ row, ...rest }) => linkOf(row, rest)), pageNo, pageSize, totalCount },
    ...{ totalPages: Math.ceil(totalCount / pageSize), types: creatableTypes(rules, team.type) },
    maxRebate: formatRate(BigInt(own)),
  }
}

/** @throws AppError NOT_ELIGIBLE for a type that this agent may not have below it */
export async function createLink(
  tx: Tx,
  team: Team,
  rules: CreateRules,
  { type, maxUses, days, remark, rebate: asked }: Parsed<Endpoints['createRegLink']>,
): Promise<Link> {
  if (!creatableTypes(rules, team.type).includes(type)) throw new AppError('NOT_ELIGIBLE')
  const rebate = checkRebate(asked, { min: 0, max: await rebateOf(tx, team.agentId) })
  const expiresAt = days ? sql`now() + ${days} * interval '1 day'` : null
  const [row] = await tx
    .insert(registerLinks)
    .values({
      ...{ merchant: team.merchant, agentId: team.agentId, code: newAffiliateCode(), type, rebate, remark },
      ...{ maxUses: maxUses ?? null, expiresAt },
    })
    .returning()
  if (!row) throw new Error('A link was not stored.')
  return linkOf(row, { deposited: '0', state: 'OPEN' })
}

async function changeLink(tx: Tx, team: Team, id: string, change: object): Promise<Row> {
  const [row] = await tx
    .update(registerLinks)
    .set(change)
    .where(and(isOwn(team), eq(registerLinks.id, id)))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Opens or closes a link of the agent. @throws AppError NOT_FOUND for a link of another agent */
export async function setLink(tx: Tx, team: Team, { id, enabled }: Parsed<Endpoints['setRegLink']>): Promise<Link> {
  const row = await changeLink(tx, team, id, { isEnabled: enabled })
  const [now] = await tx.select(counted).from(registerLinks).where(eq(registerLinks.id, id))
  if (!now) throw new AppError('NOT_FOUND')
  return linkOf(row, now)
}

/** Removes a link from the list. Its row remains, because accounts refer to it. */
export async function deleteLink(tx: Tx, team: Team, { id }: { id: string }): Promise<{ id: string }> {
  await changeLink(tx, team, id, { deletedAt: sql`now()` })
  return { id }
}
