import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { downlineNotes } from '../db/schema/agent.ts'
import { findInTeam, type Team } from './team.ts'

/** Writes the agent's note about an account of the team; an empty one takes it away. */
export async function noteDownline(tx: Tx, team: Team, { id, remark }: { id: string; remark: string }) {
  await findInTeam(tx, team, { id })
  const key = { agentId: team.agentId, memberId: id }
  const isNote = and(eq(downlineNotes.agentId, team.agentId), eq(downlineNotes.memberId, id))
  if (remark === '') await tx.delete(downlineNotes).where(isNote)
  else
    await tx
      .insert(downlineNotes)
      .values({ ...key, content: remark })
      .onConflictDoUpdate({
        target: [downlineNotes.agentId, downlineNotes.memberId],
        set: { content: remark, updatedAt: sql`now()` },
      })
  return { id, remark }
}
