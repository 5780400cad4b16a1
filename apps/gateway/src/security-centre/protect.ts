import type { Caller, RequestFacts } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, isNull, ne, sql } from '../db/orm.ts'
import type { MemberRow } from '../db/schema/member.ts'
import { sessions } from '../db/schema/session.ts'
import type { Deps } from '../deps.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { notifyOwner } from '../member/notify-owner.ts'
import type { SecurityChange } from '../member/security-words.ts'
import { audit } from '../security/audit.ts'

type Change = {
  caller: Caller
  member: MemberRow
  request: RequestFacts
  action: string
  /** The notice to the account's owner. */
  notice: SecurityChange
}

/**
 * Runs a security-relevant change of an account. The same transaction ends every other session (contract A8.1) and
 * writes an audit entry and a message to the owner. An email goes to the address from before the change.
 */
export async function protect<T>(
  deps: Deps,
  { caller, member, request, action, notice }: Change,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { value, words } = await deps.db.transaction(async (tx) => {
    const value = await change(tx)
    const areOthers = and(ne(sessions.id, caller.sessionId), eq(sessions.memberId, member.id), isNull(sessions.endedAt))
    await tx.update(sessions).set({ endedAt: sql`now()`, endReason: 'ENDED' }).where(areOthers)
    const { merchant, ip, traceId } = request
    await audit(tx, { merchant, memberId: member.id, action, succeeded: true, ip, traceId })
    return { value, words: await notifyOwner(tx, member, notice, ip) }
  })
  mailOwner(deps, member, words)
  return value
}
