import type { Tx } from '../db/client.ts'
import { nowIn } from '../db/now.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import { endWithLine, move, openContract } from './change.ts'
import { isLive, live } from './line.ts'

type Moving = { memberId: string; uplineId: string | null; timeZone: string }

/**
 * A contract is with the direct upline (contract H3-1), so an account that moves takes none along: those in force
 * end at their next boundary, with everything below them, and open offers are withdrawn. The caller holds the hierarchy.
 * Returns the ids of the ended contracts.
 */
export async function endAtMove(tx: Tx, { memberId, uplineId, timeZone }: Moving): Promise<string[]> {
  const isBound = inArray(contracts.status, [...live, 'OFFERED'])
  const isOfOther = sql`${contracts.uplineId} IS DISTINCT FROM ${uplineId}::uuid`
  const found = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.downlineId, memberId), isBound, isOfOther))
    .orderBy(contracts.id)
  const clock = { timeZone, now: await nowIn(tx) }
  const ended: string[] = []
  for (const { id } of found) {
    const { row, line } = await openContract(tx, id, () => true)
    if (row.status === 'OFFERED') await move(tx, row, 'WITHDRAWN')
    if (isLive(row)) ended.push(...[row, ...(await endWithLine(tx, row, line, clock))].map((one) => one.id))
  }
  return ended
}
