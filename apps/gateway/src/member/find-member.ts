import type { Phone } from '../codes/phone.ts'
import type { Reader } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'

export async function memberOfName(db: Reader, merchant: string, username: string): Promise<MemberRow | undefined> {
  const isName = and(eq(members.merchant, merchant), eq(members.username, username.normalize('NFKC')))
  const [member] = await db.select().from(members).where(isName)
  return member
}

export async function memberOfId(db: Reader, id: string): Promise<MemberRow | undefined> {
  const [member] = await db.select().from(members).where(eq(members.id, id))
  return member
}

export async function memberOfPhone(db: Reader, merchant: string, phone: Phone): Promise<MemberRow | undefined> {
  const isNumber = and(eq(members.dialingCode, phone.dialing), eq(members.mobile, phone.national))
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), isNumber))
  return member
}
