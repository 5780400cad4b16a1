import { AppError, type Endpoints, type Parsed, type Value } from '@boardwalk/api-client/contract'
import { formatRate } from '../contracts/tiers.ts'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { downlineNotes } from '../db/schema/agent.ts'
import { noteDownline } from './note.ts'
import { holdTree } from './place.ts'
import { rebateOf, setRebate } from './rebate.ts'
import { findInTeam, type Team } from './team.ts'

/**
 * Changes the agent's note about an account of the team, and the rebate of a direct downline (contract D9-6).
 * @throws AppError NOT_ELIGIBLE for the rebate of an account further down, which its own upline sets
 */
export async function changeDownline(
  tx: Tx,
  team: Team,
  { id, remark, rebate }: Parsed<Endpoints['changeDownline']>,
): Promise<Value<Endpoints['changeDownline']>> {
  if (remark !== undefined) await noteDownline(tx, team, { id, remark })
  if (rebate !== undefined) {
    await holdTree(tx, team.merchant, 'join')
    const { level } = await findInTeam(tx, team, { id })
    if (level !== 1) throw new AppError('NOT_ELIGIBLE', null, 'only a direct downline')
    await setRebate(tx, { id, uplineId: team.agentId, rate: rebate, most: 0 })
  }
  const isNote = and(eq(downlineNotes.agentId, team.agentId), eq(downlineNotes.memberId, id))
  const [note] = await tx.select({ content: downlineNotes.content }).from(downlineNotes).where(isNote)
  return { id, remark: note?.content ?? '', rebate: formatRate(BigInt(await rebateOf(tx, id))) }
}
