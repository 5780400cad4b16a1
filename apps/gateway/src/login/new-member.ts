import { randomBytes, randomInt } from 'node:crypto'
import type { RequestFacts } from '@boardwalk/api-client/contract'
import type { Phone } from '../codes/phone.ts'
import type { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { nameSkeleton, normalName } from '../member/name-skeleton.ts'
import { avatarIds } from '../permission/store-merchants.ts'
import type { RegisterInput } from './check-registration.ts'
import type { Relations } from './referrers.ts'

export type NewMember = typeof members.$inferInsert

/** Data of a new member that is not in the form. */
export type Beginnings = {
  relations: Relations
  phone: Phone | null
  isPhoneProven: boolean
  username: string
  password: string
}

/** The row of a new member; hashing takes its time, so this comes before the transaction. */
export async function newMember(
  deps: Deps,
  input: Partial<RegisterInput>,
  request: RequestFacts,
  { relations: { upline, referrer }, phone, isPhoneProven, username, password }: Beginnings,
): Promise<NewMember> {
  const id = newId()
  const name = normalName(username)
  const label = id.replaceAll('-', '')
  const payment = input.paymentPassword ? await deps.passwords.hash(input.paymentPassword) : null
  return {
    id,
    merchant: request.merchant,
    username: name,
    skeleton: nameSkeleton(name),
    passwordHash: await deps.passwords.hash(password),
    paymentPasswordHash: payment,
    nickname: name,
    type: upline?.link?.type ?? 0,
    registerLinkId: upline?.link?.id ?? null,
    uplineId: upline?.id ?? null,
    path: upline ? `${upline.path}.${label}` : label,
    referrerId: referrer?.id ?? null,
    language: request.language,
    avatarId: avatarIds[randomInt(avatarIds.length)] ?? 'a01',
    email: input.email || null,
    mobile: phone?.national ?? null,
    dialingCode: phone?.dialing ?? null,
    mobileProvenAt: isPhoneProven ? deps.clock() : null,
    profile: profileOf(input),
    affiliateCode: newAffiliateCode(),
    registeredIp: request.ip,
  }
}

const profileFields = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'birthday'] as const

const profileOf = (input: Partial<RegisterInput>): Record<string, string> =>
  Object.fromEntries(profileFields.flatMap((field) => (input[field] ? [[field, input[field].trim()]] : [])))

const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight characters that can be read out; the unique index refuses the one in 10^11 that is taken. */
export const newAffiliateCode = (): string =>
  Array.from(randomBytes(8), (byte) => codeLetters[byte % codeLetters.length]).join('')

/** A generated name for registration by phone; the number itself would be visible to other players. */
export const generatedName = (): string => `p${newAffiliateCode().toLowerCase()}`
