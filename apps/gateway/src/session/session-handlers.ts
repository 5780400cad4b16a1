import { AppError, type Endpoints, type Handlers } from '@boardwalk/api-client/contract'
import { and, desc, eq, gt, isNull, ne, sql } from '../db/orm.ts'
import { sessions } from '../db/schema/session.ts'
import type { Deps } from '../deps.ts'
import { audit } from '../security/audit.ts'
import { customerServiceLink } from '../support/customer-service.ts'
import { sendLoginVerification, verifyLogin } from '../verification/login-verification.ts'
import { demandRecentProof, sendStepUp, stepUp } from '../verification/step-up.ts'
import { deviceOf } from './device.ts'
import { isIdle } from './idle.ts'

type Rows = Pick<
  Endpoints,
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'sendLoginVerification'
  | 'verifyLogin'
  | 'sendStepUp'
  | 'stepUp'
  | 'customerServiceLink'
>

/** Where an account is signed in, and proving it again. */
export const sessionHandlers = (deps: Deps): Handlers<Rows> => {
  const isLive = sql`NOT ${sql.raw(isIdle('session', `${deps.config.session.idleMs / 1000}`))}`
  const liveOf = (memberId: string) =>
    and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`), isLive)
  const ending = { endedAt: sql`now()`, endReason: 'ENDED' as const }
  return {
    sendLoginVerification: (call) => sendLoginVerification(deps, call),
    verifyLogin: (call) => verifyLogin(deps, call),
    sendStepUp: (call) => sendStepUp(deps, call),
    stepUp: (call) => stepUp(deps, call),
    customerServiceLink: (call) => customerServiceLink(deps, call),
    sessions: async ({ caller }) => {
      const rows = await deps.db
        .select()
        .from(sessions)
        .where(liveOf(caller.memberId))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
      return {
        list: rows.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
          id,
          current: id === caller.sessionId,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          ip,
          device: deviceOf(userAgent),
        })),
      }
    },
    endSession: async ({ input, caller, request }) => {
      await demandRecentProof(deps, caller)
      const isOwn = and(eq(sessions.id, input.id), liveOf(caller.memberId))
      const ended = await deps.db.update(sessions).set(ending).where(isOwn).returning({ id: sessions.id })
      if (ended.length === 0) throw new AppError('NOT_FOUND')
      await note('endSession', caller, request)
      return { ended: true }
    },
    endOtherSessions: async ({ caller, request }) => {
      await demandRecentProof(deps, caller)
      const areOthers = and(ne(sessions.id, caller.sessionId), liveOf(caller.memberId))
      const ended = await deps.db.update(sessions).set(ending).where(areOthers).returning({ id: sessions.id })
      await note('endOtherSessions', caller, request)
      return { ended: ended.length }
    },
  }

  function note(
    action: string,
    { memberId, merchant }: { memberId: string; merchant: string },
    { ip, traceId }: { ip: string; traceId: string },
  ) {
    return audit(deps.db, { merchant, memberId, action, succeeded: true, ip, traceId })
  }
}
