import type { Reader } from '../db/client.ts'
import { outbox } from '../db/schema/outbox.ts'

/**
 * Events for a member's tabs (contract D1-13). Amounts in `balance` are units, which the stream formats as money;
 * `deposit` and `withdraw` contain the number and the new state, `contract` the id; `message` and `promo` are sent with the current count. Events for
 * a whole merchant come from database triggers.
 */
export type Topic = 'balance' | 'message' | 'promo' | 'logout' | 'deposit' | 'withdraw' | 'contract'
export type Event = { topic: Topic; memberId: string; payload: Record<string, unknown> }

/** Stores an event in the transaction of its cause; it is delivered at least once after the commit. */
export async function enqueue(tx: Pick<Reader, 'insert'>, event: Event): Promise<void> {
  await tx.insert(outbox).values(event)
}
