import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'

export const chatChannel = 'chat'
/** An event in a merchant's rooms: a message, or its removal. */
export type ChatNotice = { merchant: string; kind: 'msg' | 'del'; id: string }

/** Reaches every gateway process once the transaction is committed. */
export async function announce(tx: Tx, notice: ChatNotice): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${chatChannel}, ${JSON.stringify(notice)})`)
}
