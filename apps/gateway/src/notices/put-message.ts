import type { NoticeTopic } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { messages } from '../db/schema/member.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { wants } from './notices.ts'

type Message = Pick<typeof messages.$inferInsert, 'memberId' | 'title' | 'content' | 'link'> & {
  language: string
  kind: keyof typeof topics
}

/**
 * Messages that a member can switch off; transfers are `PERSONAL`. Those of the kind `SYSTEM` are about security and
 * do not come here.
 */
const topics = {
  ...({ DEPOSIT: 'MONEY', WITHDRAW: 'MONEY', PERSONAL: 'MONEY', PROMO: 'PROMO', CONTRACT: 'CONTRACT' } as const),
} satisfies Partial<Record<(typeof messages.$inferInsert)['kind'], NoticeTopic>>

/** Puts a message into the inbox, unless its owner switched messages of its topic off. */
export async function putMessage(tx: Tx, message: Message): Promise<void> {
  const { memberId, kind } = message
  if (!(await wants(tx, memberId, { channel: 'INBOX', topic: topics[kind] }))) return
  await storeMessage(tx, message)
}

/** Puts a message into the inbox that its owner asked for, so that no switch stops it. */
export async function storeMessage(tx: Tx, message: Message): Promise<void> {
  await tx.insert(messages).values({ id: newId(), ...message })
  await enqueue(tx, { topic: 'message', memberId: message.memberId, payload: {} })
}
