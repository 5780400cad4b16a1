import { AppError, type MemberInfo, type Profile } from '@boardwalk/api-client/contract'
import { eq } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { maskEmail, maskEnd } from './mask.ts'

/** The caller's own row; gone only when an operator removed it a moment ago. */
export async function ownMember({ db }: Deps, memberId: string): Promise<MemberRow> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  if (!member) throw new AppError('SESSION_EXPIRED', { reason: 'ENDED' })
  return member
}

export const avatarUrl = (avatarId: string): string => `/art/avatar/${avatarId}.svg`

type Facts = { currency: string; toUpline: boolean; hasTotp: boolean }

/** A member's own data (contract B, `MemberInfo`). */
export function memberInfo(member: MemberRow, { currency, toUpline, hasTotp }: Facts): MemberInfo {
  const { clubLabel, rankLevel } = member
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type as MemberInfo['type'],
    toUpline,
    clubLabel: clubLabel === null ? null : { labelName: clubLabel, rankLevel },
    memberLabel: member.labels,
    currency: member.type === 4 ? `X-${currency}` : currency,
    language: member.language,
    avatar: avatarUrl(member.avatarId),
    profile: profileOf(member),
    security: securityOf(member, hasTotp),
    registeredAt: member.registeredAt.toISOString(),
  }
}

function profileOf({ profile, nickname, mobile, email }: MemberRow): Profile {
  const given = (field: string) => profile[field] ?? null
  return {
    nickname,
    payeeName: maskEnd(profile.payeeName, 2),
    idNumber: maskEnd(profile.idNumber),
    mobile: maskEnd(mobile),
    email: maskEmail(email),
    birthday: given('birthday'),
    address: given('address'),
    nationality: given('nationality'),
    occupation: given('occupation'),
    sourceOfIncome: given('sourceOfIncome'),
    qqNum: given('qqNum'),
    whatsapp: given('whatsapp'),
    facebook: given('facebook'),
    telegram: given('telegram'),
    zalo: given('zalo'),
    line: given('line'),
    wechat: given('wechat'),
  }
}

/** Level: one step each for a transaction password, a reachable address, and an authenticator app. */
export function securityOf(
  { paymentPasswordHash, mobile, email, profile }: MemberRow,
  totp: boolean,
): MemberInfo['security'] {
  const has = { payPassword: paymentPasswordHash !== null, mobile: mobile !== null, email: email !== null }
  const steps = Number(has.payPassword) + Number(has.mobile || has.email) + Number(totp)
  return { ...has, totp, payeeName: Boolean(profile.payeeName), level: steps as 0 | 1 | 2 | 3 }
}
