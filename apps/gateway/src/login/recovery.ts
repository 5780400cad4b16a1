import { AppError, type Call, type endpoints, type LoginOk, type RequestFacts } from '@boardwalk/api-client/contract'
import { type CodeTarget, checkCode, useCode } from '../codes/one-time-code.ts'
import { readPhone } from '../codes/phone.ts'
import { sendCode } from '../codes/send-code.ts'
import { and, eq, sql } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { memberOfName, memberOfPhone } from '../member/find-member.ts'
import { notifyOwner } from '../member/notify-owner.ts'
import { forgetPasskeys } from '../passkeys/own-passkeys.ts'
import { audit } from '../security/audit.ts'
import { endAllSessions } from '../session/start-session.ts'
import { checkAdmission } from './admission.ts'
import { checkFields, checkPassword } from './check-registration.ts'
import { signIn } from './sign-in.ts'

type EmailCall = Call<(typeof endpoints)['forgotByEmail']>
type EmailResetCall = Call<(typeof endpoints)['resetByEmail']>
type PhoneResetCall = Call<(typeof endpoints)['forgotByPhone']>

async function demand(deps: Deps, merchant: string, feature: 'CHNGPASSMAIL3' | 'CHNGPASSVERIF3') {
  const { features } = await deps.settings.of(merchant)
  if (!features[feature]) throw new AppError('FEATURE_OFF', { feature })
}

/** A code of recovery by mail belongs to the pair of name and address, so that neither alone can be tried. */
const mailTarget = (merchant: string, username: string, email: string): CodeTarget => ({
  merchant,
  purpose: 'PASSWORD',
  destination: `${email.trim().toLowerCase()} ${username.normalize('NFKC').toLowerCase()}`,
})

/** Sends a code when name and address belong together; the answer is the same when they do not (contract J). */
export async function forgotByEmail(deps: Deps, { input, request }: EmailCall) {
  const { merchant, language, ip } = request
  await demand(deps, merchant, 'CHNGPASSMAIL3')
  const member = await memberOfName(deps.db, merchant, input.username)
  const isKnown = member?.status === 'ACTIVE' && isMailOf(member, input.email)
  const { destination, ...target } = mailTarget(merchant, input.username, input.email)
  const sending = {
    ...target,
    destination,
    address: input.email.trim(),
    channel: 'EMAIL',
    language,
    ip,
    isKnown,
  } as const
  return { sent: true as const, expiredMinutes: await sendCode(deps, sending) }
}

const isMailOf = ({ email }: MemberRow, given: string) => email?.toLowerCase() === given.trim().toLowerCase()

export async function resetByEmail(deps: Deps, { input, request }: EmailResetCall): Promise<LoginOk> {
  const { merchant } = request
  await demand(deps, merchant, 'CHNGPASSMAIL3')
  await checkNewPassword(deps, merchant, input.newPassword, input.username)
  const code = await checkCode(deps, mailTarget(merchant, input.username, input.email), input.verificationCode)
  const member = await memberOfName(deps.db, merchant, input.username)
  if (!member || !isMailOf(member, input.email)) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  return await replacePassword(deps, member, { code, proves: 'email' }, input.newPassword, request)
}

export async function resetByPhone(deps: Deps, { input, request }: PhoneResetCall): Promise<LoginOk> {
  const { merchant } = request
  await demand(deps, merchant, 'CHNGPASSVERIF3')
  const phone = readPhone(input.countryDialingCode, input.mobileNum)
  await checkNewPassword(deps, merchant, input.newPassword)
  const code = await checkCode(deps, { merchant, purpose: 'PASSWORD', destination: phone.e164 }, input.verificationCode)
  const member = await memberOfPhone(deps.db, merchant, phone)
  if (!member) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  checkPassword(input.newPassword, { username: member.username, brand: deps.brands.get(merchant)?.name })
  return await replacePassword(deps, member, { code, proves: 'mobile' }, input.newPassword, request)
}

async function checkNewPassword(deps: Deps, merchant: string, password: string, username?: string): Promise<void> {
  const { fields } = await deps.settings.of(merchant)
  if (fields.password) checkFields({ password }, { password: fields.password })
  checkPassword(password, { username: username ?? null, brand: deps.brands.get(merchant)?.name })
}

/** New password, every old session gone, one new session: all or nothing. */
async function replacePassword(
  deps: Deps,
  member: MemberRow,
  { code, proves }: { code: string; proves: 'email' | 'mobile' },
  password: string,
  request: RequestFacts,
): Promise<LoginOk> {
  checkAdmission(member, 'MEMBER')
  const passwordHash = await deps.passwords.hash(password)
  const { notice, ...answer } = await deps.db.transaction(async (tx) => {
    await useCode(tx, code)
    const change = { passwordHash, passwordChangedAt: sql`now()`, mustChangePassword: false }
    await tx
      .update(members)
      .set(change)
      .where(and(eq(members.id, member.id), eq(members.merchant, member.merchant)))
    await endAllSessions(tx, member.id)
    const forgotten = await forgetPasskeys(tx, member.id)
    const { merchant, ip, traceId } = request
    await audit(tx, { merchant, memberId: member.id, action: 'recoverPassword', succeeded: true, ip, traceId })
    if (forgotten > 0) await notifyOwner(tx, member, 'passkeyRemoved', ip)
    const notice = await notifyOwner(tx, member, 'password', ip)
    return { notice, ...(await signIn(tx, deps, { member, request, mustChange: false, action: 'login', proves })) }
  })
  mailOwner(deps, member, notice)
  return answer
}
