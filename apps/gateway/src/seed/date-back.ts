import type { Tx } from '../db/client.ts'
import { eq, like, type SQL, sql } from '../db/orm.ts'
import type { PgColumn } from '../db/pg-core.ts'
import { messages } from '../db/schema/member.ts'
import { moneySteps } from '../db/schema/withdrawal.ts'
import { dropMails } from '../mail/queue-mail.ts'

/** A time of a row, so many days earlier. */
export const earlier = (column: PgColumn, daysAgo: number): SQL => sql`${column} - ${daysAgo} * interval '1 day'`

/** Dates the steps of a deposit or withdrawal back; they are so many minutes apart. */
export async function dateBackSteps(tx: Tx, refNo: string, daysAgo: number, minutesApart = 0): Promise<void> {
  const apart = sql`${moneySteps.version} * make_interval(mins => ${minutesApart})`
  await tx
    .update(moneySteps)
    .set({ at: sql`${earlier(moneySteps.at, daysAgo)} + ${apart}` })
    .where(eq(moneySteps.refNo, refNo))
}

/** Dates the messages that name a number back. They were read: the unread ones are the inbox's own. No past is mailed. */
export async function dateBackNews(tx: Tx, refNo: string, daysAgo: number): Promise<void> {
  const at = earlier(messages.createdAt, daysAgo)
  await tx
    .update(messages)
    .set({ createdAt: at, readAt: at })
    .where(like(messages.content, `%${refNo}%`))
  if (daysAgo > 0) await dropMails(tx, refNo)
}
