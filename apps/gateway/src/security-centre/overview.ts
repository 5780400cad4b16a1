import type { Caller, Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { maskEmail, maskEnd } from '../member/mask.ts'
import { ownMember, securityOf } from '../member/member-info.ts'
import { countPasskeys } from '../passkeys/own-passkeys.ts'
import { hasTotp } from '../security/totp.ts'
import { deviceOf } from '../session/device.ts'
import { payResetsOf } from './reset-pay-password.ts'

type Row = { id: string; at: Date; ip: string; succeeded: boolean; agent: string | null }

const areLogins = `member_id = $1 AND action IN ('login', 'register')`
/** The log names the session that a sign-in opened; the browser of a long ended one is forgotten. */
const readLogins = (limit: string, and = '') => `
  SELECT l.id::text, l.at, l.ip, l.succeeded,
    (SELECT user_agent FROM session s WHERE s.id = (l.detail->>'sessionId')::uuid) AS agent
  FROM audit_log l WHERE ${areLogins} ${and} ORDER BY l.id DESC ${limit}`

const factsOf = ({ at, ip, agent }: Row) => ({ at: at.toISOString(), ip, device: agent && deviceOf(agent) })

/** The protections of an account, and the missing ones. */
export async function security(deps: Deps, caller: Caller): Promise<Value<Endpoints['security']>> {
  const member = await ownMember(deps, caller.memberId)
  const isBefore = readLogins('LIMIT 1', `AND succeeded AND detail->>'sessionId' IS DISTINCT FROM $2`)
  const [hasApp, payResets, passkeys, before, recovery] = await Promise.all([
    hasTotp(deps.db, member.id),
    payResetsOf(deps, member),
    countPasskeys(deps.db, member.id),
    deps.pool.query<Row>(isBefore, [member.id, caller.sessionId]),
    deps.pool.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM totp_recovery WHERE member_id = $1 AND used_at IS NULL',
      [member.id],
    ),
  ])
  return {
    brief: securityOf(member, hasApp),
    mobile: maskEnd(member.mobile),
    email: maskEmail(member.email),
    channels: { mobile: deps.senders.SMS !== null, email: deps.senders.EMAIL !== null },
    passwordChangedAt: member.passwordChangedAt.toISOString(),
    recoveryLeft: recovery.rows[0]?.left ?? 0,
    passkeys,
    payResets,
    idleSeconds: deps.config.session.idleMs / 1000,
    lastLogin: before.rows[0] ? factsOf(before.rows[0]) : null,
  }
}

type Asked = Parsed<Endpoints['logins']>

export async function logins(
  { pool }: Deps,
  { memberId }: Caller,
  { pageNo, pageSize }: Asked,
): Promise<Value<Endpoints['logins']>> {
  const [{ rows }, counted] = await Promise.all([
    pool.query<Row>(readLogins('LIMIT $2 OFFSET $3'), [memberId, pageSize, (pageNo - 1) * pageSize]),
    pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM audit_log WHERE ${areLogins}`, [memberId]),
  ])
  const totalCount = counted.rows[0]?.total ?? 0
  const list = rows.map((row) => ({
    ...{ id: row.id, ...factsOf(row), result: row.succeeded ? ('OK' as const) : ('REFUSED' as const) },
  }))
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}
