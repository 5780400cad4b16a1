import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import { type CodeTarget, checkCode, useCode } from '../codes/one-time-code.ts'
import { sendCode } from '../codes/send-code.ts'
import { and, eq, sql } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { fullNumber } from '../member/mask.ts'
import { ownMember } from '../member/member-info.ts'
import { checkTotp, totpSince } from '../security/totp.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { checkPayPassword } from './pay-password.ts'
import { forgetPayTries } from './pay-tries.ts'
import { countProofTry } from './proof-tries.ts'
import { protect } from './protect.ts'

type ResetCall = Call<(typeof endpoints)['resetPayPassword']>
type Method = ResetCall['input']['method']
type Sent = Exclude<Method, 'TOTP'>

/** Contract D7-4: time for the owner to react before money can leave the account. */
const PAUSE_HOURS = 24

/** A proof that was added just now is no second secret: the sign-in password is enough to add one. */
const isSettled = ({ clock }: Deps, since: Date | null) =>
  since !== null && clock().getTime() - since.getTime() >= PAUSE_HOURS * 3_600_000

/** Where the code of a method goes. A contact that was only typed proves nothing. */
const addresses: Record<Sent, (deps: Deps, member: MemberRow) => string | null> = {
  MOBILE: (deps, member) => (deps.senders.SMS && isSettled(deps, member.mobileProvenAt) ? fullNumber(member) : null),
  EMAIL: (deps, { email, emailProvenAt }) => (deps.senders.EMAIL && isSettled(deps, emailProvenAt) ? email : null),
}

const hasOldApp = async (deps: Deps, memberId: string) => isSettled(deps, await totpSince(deps.db, memberId))

/** The proofs with which this member can replace a forgotten transaction password. */
export async function payResetsOf(deps: Deps, member: MemberRow): Promise<Method[]> {
  if (!member.paymentPasswordHash) return []
  const sent = (Object.keys(addresses) as Sent[]).filter((method) => addresses[method](deps, member) !== null)
  return [...sent, ...((await hasOldApp(deps, member.id)) ? (['TOTP'] as const) : [])]
}

/** Ends with the address: a code that went to the number before a change opens nothing. */
const targetOf = ({ merchant, id }: MemberRow, address: string): CodeTarget => ({
  ...{ merchant, purpose: 'PAY_PASSWORD', destination: `${id} ${address.toLowerCase()}` },
})

async function memberWith(deps: Deps, memberId: string): Promise<MemberRow & { paymentPasswordHash: string }> {
  const member = await ownMember(deps, memberId)
  const { paymentPasswordHash } = member
  if (paymentPasswordHash === null) throw new AppError('PAY_PASSWORD_UNSET')
  return { ...member, paymentPasswordHash }
}

function addressOf(deps: Deps, member: MemberRow, method: Sent): string {
  const address = addresses[method](deps, member)
  if (address === null) throw new AppError('METHOD_UNAVAILABLE')
  return address
}

type SendCall = Call<(typeof endpoints)['sendPayReset']>

export async function sendPayReset(deps: Deps, { input: { method }, caller, request }: SendCall) {
  const member = await memberWith(deps, caller.memberId)
  const address = addressOf(deps, member, method)
  const { language, ip } = request
  const channel = method === 'MOBILE' ? 'SMS' : 'EMAIL'
  const sending = { ...targetOf(member, address), address, countedAs: address, channel, language, ip } as const
  return { expiredMinutes: await sendCode(deps, sending) }
}

/** Replaces a forgotten transaction password, ends the other sessions, and holds money in the account for a day. */
export async function resetPayPassword(deps: Deps, { input, caller, request }: ResetCall) {
  await demandRecentProof(deps, caller)
  const member = await memberWith(deps, caller.memberId)
  const { paymentPasswordHash: present } = member
  // The proof comes first: a refusal of the password says whether it is the present one, or that of the sign-in.
  const spent = await judge(deps, member, input)
  await checkPayPassword(deps, member, input.newPassword)
  if (await deps.passwords.isRight(present, input.newPassword)) throw new AppError('PASSWORD_REUSED')
  const paymentPasswordHash = await deps.passwords.hash(input.newPassword)
  const change = { caller, member, request, action: 'resetPayPassword', notice: 'payReset' } as const
  const withdrawFrom = await protect(deps, change, async (tx) => {
    if (spent) await useCode(tx, spent)
    const payoutFrom = sql<Date>`now() + make_interval(hours => ${PAUSE_HOURS})`
    // The second of two resets at once finds another hash than the one it checked.
    const isSame = and(eq(members.id, member.id), eq(members.paymentPasswordHash, present))
    const [row] = await tx
      .update(members)
      .set({ paymentPasswordHash, payoutFrom })
      .where(isSame)
      .returning({ at: members.payoutFrom })
    if (!row?.at) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
    return row.at
  })
  await forgetPayTries(deps.pool, member.id)
  return { set: true as const, withdrawFrom: withdrawFrom.toISOString() }
}

/** Answers the id of a one-time code that the success must spend, or null. @throws AppError OTP_* */
async function judge(deps: Deps, member: MemberRow, { method, code }: ResetCall['input']): Promise<string | null> {
  if (method !== 'TOTP') return await checkCode(deps, targetOf(member, addressOf(deps, member, method)), code)
  if (!(await hasOldApp(deps, member.id))) throw new AppError('METHOD_UNAVAILABLE')
  await countProofTry(deps, member.id)
  if (!(await checkTotp(deps, member.id, code))) throw new AppError('OTP_INVALID')
  return null
}
