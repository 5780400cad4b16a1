import { type Moved, moveSubtree } from '../agents/move.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { OpsRole } from './ops-gate.ts'
import { merchantOfMember } from './protection.ts'
import type { SetUpline } from './protection-input.ts'

/** Moves a member with its team under another upline. */
export async function setUpline(
  tx: Tx,
  memberId: string,
  { uplineId }: SetUpline,
  _role: OpsRole,
  deps: Deps,
): Promise<Moved> {
  const code = await merchantOfMember(tx, memberId)
  const { timeZone } = deps.merchants.byCode(code) ?? deps.merchants.fallback
  const { creates } = (await deps.settings.of(code)).agents
  return await moveSubtree(tx, { memberId, uplineId }, { creates, timeZone })
}
