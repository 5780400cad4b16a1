import type { Tx } from '../db/client.ts'
import { type MemberRow, messages } from '../db/schema/member.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { type SecurityChange, securityWords } from './security-words.ts'

/** Words that the inbox now has; mail them after the commit (`mail/mail-owner.ts`). */
export type Notice = ReturnType<typeof securityWords>

/** Puts a change of the account into its owner's inbox, in the transaction of the change. */
export async function notifyOwner(
  tx: Tx,
  { id: memberId, language }: Pick<MemberRow, 'id' | 'language'>,
  change: SecurityChange,
  ip: string,
): Promise<Notice> {
  const words = securityWords(language, change, { ip })
  await tx.insert(messages).values({ id: newId(), memberId, kind: 'SYSTEM', language, ...words })
  await enqueue(tx, { topic: 'message', memberId, payload: {} })
  return words
}
