import type { LoginOk, RequestFacts } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { refuseExcluded } from '../protection/exclusion.ts'
import { audit } from '../security/audit.ts'
import { startSession } from '../session/start-session.ts'
import { learnNetwork } from '../verification/known-networks.ts'

const provenAt = { mobile: 'mobileProvenAt', email: 'emailProvenAt' } as const

type Signing = {
  member: MemberRow
  request: RequestFacts
  mustChange: boolean
  action: 'login' | 'register'
  /** The contact that this way of signing in proved. */
  proves?: keyof typeof provenAt
  /** Facts for the audit log besides the session. */
  detail?: Record<string, unknown>
}

/**
 * Opens the session and returns the common response of all sign-in methods. An excluded player gets a session of
 * records, safety and withdrawals (decision 57), but no new account. @throws AppError RG_EXCLUDED
 */
export async function signIn(
  tx: Tx,
  deps: Deps,
  { member, request, mustChange, action, proves, detail }: Signing,
): Promise<LoginOk> {
  if (action === 'register') await refuseExcluded(tx, member.id, 'EXCLUSION')
  const { ip, traceId, merchant } = request
  const agent = request.headers['user-agent']
  const userAgent = typeof agent === 'string' ? agent : ''
  const facts = { merchant, memberId: member.id, isTrial: member.type === 4, isRestricted: mustChange, ip, userAgent }
  const { token, sessionId, expiresAt, excluded } = await startSession(tx, deps.config.session, facts)
  await learnNetwork(tx, member.id, ip)
  // Since when it is proved; a later proof of the same contact changes nothing.
  const proof = proves && { [provenAt[proves]]: sql`coalesce(${members[provenAt[proves]]}, now())` }
  await tx
    .update(members)
    .set({ lastLoginAt: sql`now()`, lastLoginIp: ip, ...proof })
    .where(eq(members.id, member.id))
  await audit(tx, {
    ...{ merchant, memberId: member.id, action, succeeded: true, ip, traceId },
    detail: { ...detail, sessionId },
  })
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    idleSeconds: deps.config.session.idleMs / 1000,
    userName: member.username,
    type: member.type as LoginOk['type'],
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired: mustChange,
    excluded,
    captcha: false,
  }
}
