import { placeOf } from '../agents/place.ts'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { NewMember } from './new-member.ts'

/** A link may promise more than its agent still has. The lock waits for a change of the agent's own rebate. */
const upTo = (rebate: number, uplineId: string) =>
  sql<number>`least(${rebate}::int, (SELECT rebate FROM member WHERE id = ${uplineId} FOR SHARE))`

/** Stores a new member below where its upline is now. */
export async function insertMember(tx: Tx, row: NewMember): Promise<MemberRow> {
  const path = await placeOf(tx, row)
  const rebate = row.rebate && row.uplineId ? upTo(row.rebate, row.uplineId) : 0
  const [member] = await tx
    .insert(members)
    .values({ ...row, path, rebate })
    .returning()
  if (!member) throw new Error('A member was not stored.')
  return member
}
