import { AppError } from '@boardwalk/api-client/contract'
import { holdTree } from '../agents/place.ts'
import { setRebate } from '../agents/rebate.ts'
import { parseRate } from '../contracts/tiers.ts'
import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import type { OpsRole } from './ops-gate.ts'
import type { SetHeadRebate } from './protection-input.ts'

/** The house's rebate to the head of a line; every other account has its rebate from its upline. */
export async function setHeadRebate(tx: Tx, id: string, input: SetHeadRebate, _role: OpsRole, deps: Deps) {
  const [member] = await tx.select().from(members).where(eq(members.id, id))
  if (!member || member.uplineId !== null) throw new AppError('STATE_INVALID', null, 'not the head of a line')
  await holdTree(tx, member.merchant, 'join')
  const { maxRebate } = (await deps.settings.of(member.merchant)).agents
  const most = Number(parseRate(maxRebate))
  return { rebate: await setRebate(tx, { id, uplineId: null, rate: input.rebate, most }) }
}
