import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { lockAccounts } from '../ledger/post.ts'
import { ownMember } from '../member/member-info.ts'
import { audit } from '../security/audit.ts'
import { endAllSessions } from '../session/start-session.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { memberCurrency } from '../wallet/member-currency.ts'

/** Why an account cannot be closed yet. */
type Obstacle = 'BALANCE' | 'ROUND' | 'DEPOSIT' | 'WITHDRAWAL'

/**
 * Closes an account for good. It is no exclusion: another account may be opened, and an exclusion that is in force stays.
 * Nothing is thrown away with it, so money, open rounds, deposits and withdrawals come first. The records remain.
 * @throws AppError STATE_INVALID with the reason, PASSWORD_WRONG
 */
export async function closeAccount(deps: Deps, { input, caller, request }: Call<(typeof endpoints)['closeAccount']>) {
  await demandRecentProof(deps, caller)
  const member = await ownMember(deps, caller.memberId)
  if (!(await deps.passwords.isRight(member.passwordHash, input.password))) throw new AppError('PASSWORD_WRONG')
  await deps.db.transaction(async (tx) => {
    await lockAccounts(tx, member.id, memberCurrency(deps, caller))
    const reason = await obstacleOf(tx, member.id)
    if (reason) throw new AppError('STATE_INVALID', { reason })
    await tx.update(members).set({ status: 'CLOSED' }).where(eq(members.id, member.id))
    await endAllSessions(tx, member.id)
    const { merchant, ip, traceId } = request
    await audit(tx, { merchant, memberId: member.id, action: 'closeAccount', succeeded: true, ip, traceId })
  })
  return { closed: true as const }
}

async function obstacleOf(tx: Tx, memberId: string): Promise<Obstacle | null> {
  const { rows } = await tx.execute<{ reason: Obstacle | null }>(sql`
    SELECT CASE
      WHEN EXISTS (SELECT FROM account WHERE member_id = ${memberId} AND balance <> 0
        AND type NOT IN ('PTS', 'PTSHOLD')) THEN 'BALANCE'
      WHEN EXISTS (SELECT FROM bet WHERE member_id = ${memberId} AND status = 'OPEN') THEN 'ROUND'
      WHEN EXISTS (SELECT FROM deposit WHERE member_id = ${memberId} AND status IN ('CREATED', 'PENDING')) THEN 'DEPOSIT'
      WHEN EXISTS (SELECT FROM withdrawal WHERE member_id = ${memberId}
        AND status IN ('REVIEW', 'APPROVED', 'PAYING', 'PAID_OUT', 'DISPUTED')) THEN 'WITHDRAWAL'
      END AS reason`)
  return rows[0]?.reason ?? null
}
