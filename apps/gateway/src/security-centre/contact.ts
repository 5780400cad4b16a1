import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import { checkField } from '@boardwalk/i18n/patterns'
import { type CodeTarget, checkCode, useCode } from '../codes/one-time-code.ts'
import { readPhone } from '../codes/phone.ts'
import { sendCode } from '../codes/send-code.ts'
import { eq, sql } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { takenError } from '../login/taken-error.ts'
import { fullNumber, maskEmail, maskEnd } from '../member/mask.ts'
import { ownMember } from '../member/member-info.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { protect } from './protect.ts'

type BindCall = Call<(typeof endpoints)['bindContact']>
type SendCall = Call<(typeof endpoints)['sendContactCode']>
type Channel = BindCall['input']['channel']
type Given = { value: string; countryDialingCode?: string | undefined }
type ProvenAt = 'mobileProvenAt' | 'emailProvenAt'
type Contact = { address: string; stored: Partial<MemberRow>; masked: string }

/** One row per channel: its parser, the member's value, and the sender of its codes. */
const channels: Record<
  Channel,
  {
    sender: 'SMS' | 'EMAIL'
    proof: ProvenAt
    read: (given: Given) => Contact
    present: (member: MemberRow) => string | null
  }
> = {
  mobile: {
    sender: 'SMS',
    proof: 'mobileProvenAt',
    read: ({ countryDialingCode, value }) => {
      const { dialing, national, e164 } = readPhone(countryDialingCode, value)
      return { address: e164, stored: { dialingCode: dialing, mobile: national }, masked: maskEnd(national) ?? '' }
    },
    present: fullNumber,
  },
  email: {
    sender: 'EMAIL',
    proof: 'emailProvenAt',
    read: ({ value }) => {
      const email = value.trim()
      const problem = checkField(emailRule, email)
      if (problem) throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'value', ...problem }] })
      return { address: email, stored: { email }, masked: maskEmail(email) ?? '' }
    },
    present: ({ email }) => email,
  },
}
const emailRule = {
  enabled: true,
  required: true,
  minLength: 3,
  maxLength: 254,
  patternId: 4,
  acceptedPattern: null,
} as const

/** A code opens its own purpose for its own member only, even when other members receive codes at the same address. */
const targetOf = (member: MemberRow, channel: Channel, to: 'OLD' | 'NEW', address: string): CodeTarget => ({
  merchant: member.merchant,
  purpose: 'BIND',
  destination: `${member.id} ${channel} ${to} ${address.toLowerCase()}`,
})

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

export async function sendContactCode(deps: Deps, { input, caller, request }: SendCall) {
  const { channel, to, value = '' } = input
  const { sender, read, present } = channels[channel]
  const member = await ownMember(deps, caller.memberId)
  const address = to === 'NEW' ? read({ ...input, value }).address : present(member)
  if (!address) throw new AppError('STATE_INVALID')
  const { language, ip } = request
  const sending = { ...targetOf(member, channel, to, address), address, countedAs: address, channel: sender }
  return { expiredMinutes: await sendCode(deps, { ...sending, language, ip }) }
}

/** Stores a number or address that was proved, and a change of one only with a code from the one before. */
export async function bindContact(deps: Deps, { input, caller, request }: BindCall) {
  const { channel, code, oldCode } = input
  const { read, present, sender, proof } = channels[channel]
  if (deps.senders[sender] === null) throw new AppError('METHOD_UNAVAILABLE')
  await demandRecentProof(deps, caller)
  const { address, stored, masked } = read(input)
  const member = await ownMember(deps, caller.memberId)
  const old = present(member)
  const isSame = same(old, address)
  // The answer to the first try was lost.
  if (isSame && member[proof]) return { masked }
  // One that was only typed at registration is proved by its own code.
  const replaced = isSame ? null : old
  if (replaced && !oldCode)
    throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'oldCode', rule: 'required' }] })
  const spent = [
    ...(replaced ? [await checkCode(deps, targetOf(member, channel, 'OLD', replaced), oldCode)] : []),
    await checkCode(deps, targetOf(member, channel, 'NEW', address), code),
  ]
  try {
    return await protect(deps, { caller, member, request, action: `bind ${channel}`, notice: channel }, async (tx) => {
      for (const id of spent) await useCode(tx, id)
      await tx
        .update(members)
        .set({ ...stored, [proof]: sql`now()` })
        .where(eq(members.id, member.id))
      return { masked }
    })
  } catch (error) {
    throw takenError(error) ?? error
  }
}
