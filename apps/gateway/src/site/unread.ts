import type { Reader } from '../db/client.ts'
import { and, count, eq, isNull } from '../db/orm.ts'
import { messages } from '../db/schema/member.ts'

/** Messages in the member's inbox that were not opened. */
export async function unreadMessages(db: Reader, memberId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.memberId, memberId), isNull(messages.readAt), isNull(messages.deletedAt)))
  return row?.total ?? 0
}
