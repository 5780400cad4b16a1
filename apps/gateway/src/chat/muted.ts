import type { Reader } from '../db/client.ts'
import { and, eq, gt, sql } from '../db/orm.ts'
import { chatMutes } from '../db/schema/chat.ts'

/** End of a member's mute; null for a member who may write. */
export async function mutedUntil(db: Reader, memberId: string): Promise<string | null> {
  const isOn = and(eq(chatMutes.memberId, memberId), gt(chatMutes.until, sql`now()`))
  const [mute] = await db.select().from(chatMutes).where(isOn)
  return mute?.until.toISOString() ?? null
}
