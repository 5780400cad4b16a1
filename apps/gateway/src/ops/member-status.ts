import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { endAllSessions } from '../session/start-session.ts'

/** Closes an account to its owner until it is enabled, and ends its sessions. @throws AppError STATE_INVALID */
export async function disable(tx: Tx, memberId: string): Promise<void> {
  await move(tx, memberId, 'ACTIVE', 'DISABLED')
  await endAllSessions(tx, memberId)
}

/** Opens a disabled account; one that its owner closed stays closed. @throws AppError STATE_INVALID */
export const enable = (tx: Tx, memberId: string): Promise<void> => move(tx, memberId, 'DISABLED', 'ACTIVE')

type Status = 'ACTIVE' | 'DISABLED'

async function move(tx: Tx, memberId: string, from: Status, to: Status): Promise<void> {
  const [member] = await tx
    .select({ status: members.status })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update')
  if (member?.status !== from) throw new AppError('STATE_INVALID', { status: member?.status ?? null })
  await tx
    .update(members)
    .set({ status: to })
    .where(and(eq(members.id, memberId), eq(members.status, from)))
}
