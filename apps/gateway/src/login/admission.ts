import { AppError } from '@boardwalk/api-client/contract'
import type { MemberRow } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { dayMs } from '../time-units.ts'

const agentTypes = new Set([1, 2, 41, 42])

/** Checked only after the proof was right, so that it reveals nothing to strangers. */
export function checkAdmission({ status, type }: Pick<MemberRow, 'status' | 'type'>, side: 'MEMBER' | 'AGENT'): void {
  if (status !== 'ACTIVE') throw new AppError('ACCOUNT_DISABLED')
  if (side === 'AGENT' && !agentTypes.has(type)) throw new AppError('AGENT_ONLY')
  // Type 42 is an agent's staff, without a member account.
  if (side === 'MEMBER' && type === 42) throw new AppError('MEMBER_ONLY')
}

/** Whether the session may only change the password: an operator set it, or it is too old. */
export async function mustChangePassword(deps: Deps, member: MemberRow): Promise<boolean> {
  const { features, passwordDays } = await deps.settings.of(member.merchant)
  const isOld = deps.clock().getTime() - member.passwordChangedAt.getTime() > passwordDays * dayMs
  return member.mustChangePassword || (features.forcePasswordExpiry === true && isOld)
}
