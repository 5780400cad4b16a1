import type { Tx } from '../db/client.ts'
import { and, eq, isNotNull, like } from '../db/orm.ts'
import { noticeMails, type QueuedWords } from '../db/schema/mail.ts'
import { members } from '../db/schema/member.ts'
import { newId } from '../ids.ts'
import { wants } from '../notices/notices.ts'

type Queued = { memberId: string; cause: string; words: QueuedWords }

/**
 * Stores a mail about money in the transaction of its cause: a state that is rolled back sends none, and a repeated
 * state has its mail already. Only a confirmed address gets one, and only while the member wants it.
 */
export async function queueMail(tx: Tx, { memberId, cause, words }: Queued): Promise<void> {
  const [owner] = await tx
    .select({ merchant: members.merchant, language: members.language, email: members.email })
    .from(members)
    .where(and(eq(members.id, memberId), isNotNull(members.emailProvenAt)))
  if (!owner?.email || !(await wants(tx, memberId, { channel: 'EMAIL', topic: 'MONEY' }))) return
  const { email: destination, ...reader } = owner
  await tx
    .insert(noticeMails)
    .values({ id: newId(), memberId, cause, words, destination, ...reader })
    .onConflictDoNothing()
}

/** Removes the mails of a deposit or withdrawal that are not sent yet, for data that is dated back. */
export const dropMails = (tx: Tx, refNo: string) => tx.delete(noticeMails).where(like(noticeMails.cause, `${refNo} %`))
