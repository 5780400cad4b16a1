import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** The label of an account in a path. */
export const labelOf = (id: string): string => id.replaceAll('-', '')

/**
 * Holds a merchant's hierarchy until the transaction ends: those who join it hold it together, a move holds it alone. A
 * row lock on the upline would miss an account that is joining further down.
 */
export async function holdTree(tx: Tx, merchant: string, by: 'join' | 'move'): Promise<void> {
  const key = sql`hashtextextended(${`agents ${merchant}`}, 0)`
  await tx.execute(
    by === 'move' ? sql`SELECT pg_advisory_xact_lock(${key})` : sql`SELECT pg_advisory_xact_lock_shared(${key})`,
  )
}

type Joining = { id: string; merchant: string; uplineId?: string | null | undefined }

/** The path of an account that joins now, below where its upline is now. */
export async function placeOf(tx: Tx, { id, merchant, uplineId }: Joining): Promise<string> {
  if (!uplineId) return labelOf(id)
  await holdTree(tx, merchant, 'join')
  const { rows } = await tx.execute<{ path: string }>(sql`SELECT path FROM member WHERE id = ${uplineId}`)
  if (!rows[0]) throw new Error(`The upline ${uplineId} is gone.`)
  return `${rows[0].path}.${labelOf(id)}`
}
