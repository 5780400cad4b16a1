import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { gameTx } from '../db/schema/ledger.ts'
import type { Wallet } from '../ledger/post.ts'
import { type Answer, fromStored, refusal, type StoredAnswer, toStored } from './answer.ts'

export type GameTx = typeof gameTx.$inferSelect
export type Key = { provider: string; txId: string }
export type NewClaim = typeof gameTx.$inferInsert

const isKey = ({ provider, txId }: Key) => and(eq(gameTx.provider, provider), eq(gameTx.txId, txId))

export const findTx = async (tx: Tx, key: Key): Promise<GameTx | null> =>
  (await tx.select().from(gameTx).where(isKey(key)))[0] ?? null

/** The answer to a message whose `txId` is already known (contract E2, matrix); `null` when it is new. */
export async function replay(tx: Tx, key: Key, fingerprint: Buffer, wallet: Wallet): Promise<Answer | null> {
  const prior = await findTx(tx, key)
  if (!prior) return null
  if (prior.state === 'TOMBSTONE') return refusal('ROLLED_BACK', wallet)
  if (!prior.fingerprint?.equals(fingerprint)) return refusal('DUP_MISMATCH', wallet)
  if (prior.state === 'UNDONE') return refusal('ROLLED_BACK', wallet)
  if (!prior.answer) throw new Error(`${key.provider} ${key.txId} was committed without its answer.`)
  return fromStored(prior.answer as StoredAnswer)
}

/** The same number arrived from two players at once; the loser looks again. */
class ClaimLost extends Error {
  readonly code = '40001'
}

/** Stores the claim row. The caller holds the player's lock and has checked that it is free. */
export async function claim(tx: Tx, row: NewClaim): Promise<void> {
  const made = await tx.insert(gameTx).values(row).onConflictDoNothing().returning({ txId: gameTx.txId })
  if (made.length === 0) throw new ClaimLost(`${row.provider} ${row.txId} was claimed meanwhile.`)
}

export async function storeAnswer(tx: Tx, key: Key, answer: Answer): Promise<Answer> {
  await tx
    .update(gameTx)
    .set({ answer: toStored(answer) })
    .where(isKey(key))
  return answer
}

/** From now on the message counts as undone; exactly one caller gets here, under the player's lock. */
export async function markReversed(tx: Tx, key: Key): Promise<void> {
  const moved = await tx
    .update(gameTx)
    .set({ state: 'UNDONE' })
    .where(and(isKey(key), sql`${gameTx.state} = 'APPLIED'`))
    .returning({ txId: gameTx.txId })
  if (moved.length !== 1) throw new Error(`${key.txId} was not in force.`)
}
