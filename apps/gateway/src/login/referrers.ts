import { AppError } from '@boardwalk/api-client/contract'
import { type CreateRules, uplineTypesOf } from '../agents/may-create.ts'
import { findOpenLink, type RegLink } from '../agents/use-link.ts'
import type { Reader } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { RegisterInput } from './check-registration.ts'

export type Referrer = Pick<MemberRow, 'id' | 'username' | 'path' | 'type'>
/** An agent, with the link that led here if it was one of its links. */
export type Affiliate = Referrer & { link: RegLink | null }

const columns = { id: members.id, username: members.username, path: members.path, type: members.type }

/** The agent behind an affiliate code or the code of one of its links; refused when there is none. */
export async function findAffiliate(
  db: Reader,
  merchant: string,
  code: string,
  rules: CreateRules,
): Promise<Affiliate> {
  const link = await findOpenLink(db, merchant, code)
  const isCode = and(
    eq(members.merchant, merchant),
    link ? eq(members.id, link.agentId) : eq(members.affiliateCode, code),
    inArray(members.type, uplineTypesOf(rules, link?.type ?? 0)),
  )
  const [agent] = await db
    .select(columns)
    .from(members)
    .where(and(isCode, eq(members.status, 'ACTIVE')))
  if (!agent) throw new AppError('AFFILIATE_INVALID')
  return { ...agent, link }
}

/** The member behind a friend's code; refused when there is none. */
export async function findFriend(db: Reader, merchant: string, code: string): Promise<Referrer> {
  const isCode = and(eq(members.merchant, merchant), eq(members.affiliateCode, code), eq(members.status, 'ACTIVE'))
  const [member] = await db.select(columns).from(members).where(isCode)
  if (!member) throw new AppError('AFFILIATE_INVALID')
  return member
}

export type Relations = { upline: Affiliate | null; referrer: Referrer | null }

/** Resolves the agent above a new member, and the friend who gets the referral. A wrong code is refused. */
export async function findRelations(
  db: Reader,
  merchant: string,
  input: RegisterInput,
  rules: CreateRules,
): Promise<Relations> {
  const agentCode = input.affiliateCode || input.recommenderId
  const upline = agentCode ? await findAffiliate(db, merchant, agentCode, rules) : null
  const referrer = input.referralCode ? await findFriend(db, merchant, input.referralCode) : null
  return { upline, referrer }
}
