import { sql } from 'drizzle-orm'
import type { Tx } from '../../src/db/client.ts'
import { newId } from '../../src/ids.ts'
import { post } from '../../src/ledger/post.ts'

/** A deposit's journal by the ledger's own posting. */
export async function deposit(tx: Tx, memberId: string, amount: bigint): Promise<void> {
  const event = { memberId, currency: 'TLB', source: 'test', extId: newId(), actor: 'test' }
  await post(tx, 'DEP', { ...event, facts: { amount, fee: 0n, method: 'test' } })
}

/** Makes a member's journals older, which the ledger's guards refuse to everyone else. */
export async function age(tx: Tx, memberId: string, microseconds: bigint): Promise<void> {
  await tx.execute(sql`SET LOCAL session_replication_role = replica`)
  await tx.execute(sql`UPDATE journal SET at = at - ${`${microseconds} microseconds`}::interval
    WHERE shard_key = ${memberId}`)
  await tx.execute(sql`SET LOCAL session_replication_role = DEFAULT`)
}
