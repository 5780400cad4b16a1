import { AppError, ContractKind, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import { formatRate } from '../contracts/tiers.ts'
import type { Reader } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import { members } from '../db/schema/member.ts'
import { fullNumber, maskEmail, maskEnd } from '../member/mask.ts'
import { lowestRebate, rebateOf } from './rebate.ts'
import { findInTeam, type Team } from './team.ts'
import { teamPage } from './team-page.ts'

type Answer = Value<Endpoints['downline']>
const live = ['OFFERED', 'ACTIVE', 'END_REQUESTED'] as const

/** One account of the team with its contracts and masked contacts (contract D9-6). @throws AppError NOT_FOUND */
export async function downlineOf(db: Reader, team: Team, currency: string, id: string): Promise<Answer> {
  const { account, level } = await findInTeam(db, team, { id })
  const any = { type: 'ALL', status: 'ALL', sort: 'account', pageNo: 1, pageSize: 1 } as const
  const one = { ...any, scope: 'SELF', underAccount: account } as const
  const [{ list }, profile, states, rebateRange] = await Promise.all([
    teamPage(db, team, currency, one, team.agentId),
    profileOf(db, id),
    contractStates(db, id),
    level === 1 ? rangeOf(db, team, id) : null,
  ])
  if (!list[0]) throw new AppError('NOT_FOUND')
  return { ...list[0], profile, contracts: states, rebateRange }
}

async function profileOf(db: Reader, id: string): Promise<Answer['profile']> {
  const [member] = await db.select().from(members).where(eq(members.id, id))
  if (!member) throw new AppError('NOT_FOUND')
  return { nickname: member.nickname, mobile: maskEnd(fullNumber(member)), email: maskEmail(member.email) }
}

/** The contract in force of each kind, or the offer that waits. */
async function contractStates(db: Reader, id: string): Promise<Answer['contracts']> {
  const isLive = and(eq(contracts.downlineId, id), inArray(contracts.status, [...live]))
  const rows = await db.select({ kind: contracts.kind, status: contracts.status }).from(contracts).where(isLive)
  const stateOf = (kind: ContractKind) => {
    const states = rows.filter((row) => row.kind === kind).map(({ status }) => status)
    return states.find((status) => status !== 'OFFERED') ?? states[0] ?? null
  }
  return Object.fromEntries(ContractKind.options.map((kind) => [kind, stateOf(kind)])) as Answer['contracts']
}

async function rangeOf(db: Reader, { agentId }: Team, id: string): Promise<Answer['rebateRange']> {
  const [min, max] = await Promise.all([lowestRebate(db, id), rebateOf(db, agentId)])
  return { min: formatRate(BigInt(min)), max: formatRate(BigInt(max)) }
}
