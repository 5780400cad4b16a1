import { AppError, type Endpoints, type Parsed, type RequestFacts, type Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { openMemberAccounts } from '../ledger/accounts.ts'
import { checkFields, checkPassword } from '../login/check-registration.ts'
import { insertMember } from '../login/insert-member.ts'
import { type NewMember, newMember } from '../login/new-member.ts'
import { isReservedName } from '../member/reserved-names.ts'
import { audit } from '../security/audit.ts'
import type { AgentRules } from './agent-rules.ts'
import { createAction, demandRoomToday } from './created-today.ts'
import { creatableTypes } from './links.ts'
import { checkRebate, rebateOf } from './rebate.ts'
import type { Team } from './team.ts'

type Asked = Parsed<Endpoints['createMember']>

/** Checks name and password as a registration does, and hashes the password before the transaction. */
export async function prepareMember(deps: Deps, asked: Asked, request: RequestFacts): Promise<NewMember> {
  const { username, password, nickname } = asked
  const { fields } = await deps.settings.of(request.merchant)
  const rules = Object.fromEntries(Object.entries(fields).filter(([field]) => field in { username, password }))
  checkFields({ username, password }, rules)
  const brand = deps.brands.get(request.merchant)?.name
  if (isReservedName(username, brand)) throw new AppError('USERNAME_TAKEN')
  checkPassword(password, { username, brand })
  const noRelations = { relations: { upline: null, referrer: null }, phone: null, isPhoneProven: false }
  const row = await newMember(deps, {}, request, { ...noRelations, username, password })
  // The address is the agent's, and it alone knows the password until the first sign-in.
  return { ...row, nickname: nickname || row.nickname, registeredIp: null, mustChangePassword: true }
}

type By = { team: Team; rules: AgentRules; request: RequestFacts; memberId: string }

/**
 * Creates an account directly below the agent (contract D9-4), with its money as after a registration.
 * @throws AppError NOT_ELIGIBLE for a type that this agent may not have below it, DAILY_LIMIT
 */
export async function createMember(
  tx: Tx,
  row: NewMember,
  { type, rebate: rate }: Pick<Asked, 'type' | 'rebate'>,
  { team, rules, request, memberId }: By,
): Promise<Value<Endpoints['createMember']>> {
  if (!creatableTypes(rules.creates, team.type).includes(type)) throw new AppError('NOT_ELIGIBLE')
  await demandRoomToday(tx, team, rules.dailyAccounts)
  const rebate = checkRebate(rate, { min: 0, max: await rebateOf(tx, team.agentId, 'lock') })
  const created = await insertMember(tx, { ...row, type, rebate, uplineId: team.agentId })
  await openMemberAccounts(tx, created)
  const { merchant, ip, traceId } = request
  const detail = { id: created.id, account: created.username, type, rebate: rate }
  await audit(tx, { merchant, memberId, action: createAction, succeeded: true, ip, traceId, detail })
  return { id: created.id, account: created.username, type, level: 1 }
}
