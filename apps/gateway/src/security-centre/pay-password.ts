import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import { and, eq, isNull } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { checkFields, checkPassword } from '../login/check-registration.ts'
import { ownMember } from '../member/member-info.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { countPayTry, forgetPayTries } from './pay-tries.ts'
import { protect } from './protect.ts'

type SetCall = Call<(typeof endpoints)['setPayPassword']>

/** The first transaction password, or another one. A repeat of a change that was carried out answers success. */
export async function setPayPassword(deps: Deps, { input, caller, request }: SetCall) {
  const { oldPassword, newPassword } = input
  if (newPassword !== input.confirmNewPassword) throw new AppError('CONFIRM_MISMATCH')
  await demandRecentProof(deps, caller)
  await checkRule(deps, caller.merchant, newPassword)
  const member = await ownMember(deps, caller.memberId)
  const { paymentPasswordHash: present } = member
  const attemptsLeft = await countPayTry(deps.pool, member.id)
  if (!(await deps.passwords.isRight(present ?? member.passwordHash, oldPassword))) {
    const isRepeat = present !== null && (await deps.passwords.isRight(present, newPassword))
    if (!isRepeat) throw new AppError(present ? 'PAY_PASSWORD_WRONG' : 'PASSWORD_WRONG', { attemptsLeft })
    await forgetPayTries(deps.pool, member.id)
    return { set: true as const }
  }
  await forgetPayTries(deps.pool, member.id)
  if (newPassword === oldPassword) throw new AppError('PASSWORD_REUSED')
  await refuseWeak(deps, member, newPassword)
  const paymentPasswordHash = await deps.passwords.hash(newPassword)
  return await protect(
    deps,
    { caller, member, request, action: 'setPayPassword', notice: 'payPassword' },
    async (tx) => {
      // The second of two changes at once finds another hash than the one it checked.
      const stored = members.paymentPasswordHash
      const isSame = and(eq(members.id, member.id), present === null ? isNull(stored) : eq(stored, present))
      const changed = await tx.update(members).set({ paymentPasswordHash }).where(isSame).returning({ id: members.id })
      if (changed.length === 0) throw new AppError('PAY_PASSWORD_WRONG', { attemptsLeft })
      return { set: true as const }
    },
  )
}

/** @throws AppError VALIDATION_FAILED, PASSWORD_WEAK for a transaction password that may not be set */
export async function checkPayPassword(deps: Deps, member: MemberRow, password: string): Promise<void> {
  await checkRule(deps, member.merchant, password)
  await refuseWeak(deps, member, password)
}

async function refuseWeak(deps: Deps, { merchant, username, passwordHash }: MemberRow, password: string) {
  checkPassword(password, { username, brand: deps.brands.get(merchant)?.name })
  if (await deps.passwords.isRight(passwordHash, password)) throw new AppError('PASSWORD_WEAK', { rule: 'login' })
}

async function checkRule(deps: Deps, merchant: string, paymentPassword: string): Promise<void> {
  const rule = (await deps.settings.of(merchant)).fields.paymentPassword
  // Registration may omit it; here it is required.
  if (rule) checkFields({ paymentPassword }, { paymentPassword: { ...rule, enabled: true, required: true } })
}
