import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import { and, eq, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { notifyOwner } from '../member/notify-owner.ts'
import { audit } from '../security/audit.ts'
import { endAllSessions, startSession } from '../session/start-session.ts'
import { checkFields, checkPassword } from './check-registration.ts'

type PasswordCall = Call<(typeof endpoints)['changePassword']>

/** Sets a new password, ends every session and opens a fresh one, in one transaction (contract A8.1). */
export async function changePassword(deps: Deps, { input, caller, request }: PasswordCall) {
  if (input.newPassword !== input.confirmNewPassword) throw new AppError('CONFIRM_MISMATCH')
  const { fields } = await deps.settings.of(caller.merchant)
  if (fields.password) checkFields({ password: input.newPassword }, { password: fields.password })
  const [member] = await deps.db.select().from(members).where(eq(members.id, caller.memberId))
  if (!member || !(await deps.passwords.isRight(member.passwordHash, input.oldPassword))) {
    throw new AppError('PASSWORD_WRONG')
  }
  checkPassword(input.newPassword, { username: member.username, brand: deps.brands.get(caller.merchant)?.name })
  if (input.newPassword === input.oldPassword) throw new AppError('PASSWORD_REUSED')
  const passwordHash = await deps.passwords.hash(input.newPassword)
  const { notice, ...answer } = await deps.db.transaction(async (tx) => {
    // The second of two changes at once finds another hash than the one it checked.
    const isSame = and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash))
    const change = { passwordHash, passwordChangedAt: sql`now()`, mustChangePassword: false }
    const changed = await tx.update(members).set(change).where(isSame).returning({ id: members.id })
    if (changed.length === 0) throw new AppError('PASSWORD_WRONG')
    await endAllSessions(tx, member.id)
    const { merchant, ip, traceId } = request
    await audit(tx, { merchant, memberId: member.id, action: 'changePassword', succeeded: true, ip, traceId })
    const notice = await notifyOwner(tx, member, 'password', ip)
    const agent = request.headers['user-agent']
    const { token, expiresAt } = await startSession(tx, deps.config.session, {
      merchant,
      memberId: member.id,
      isTrial: member.type === 4,
      isRestricted: false,
      ip,
      userAgent: typeof agent === 'string' ? agent : '',
    })
    return { notice, token, expiresAt: expiresAt.toISOString() }
  })
  mailOwner(deps, member, notice)
  return answer
}
