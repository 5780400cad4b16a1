import { AppError } from '@boardwalk/api-client/contract'
import type { MemberRow } from '../db/schema/member.ts'

/** The member, whose balance an operator may change. @throws AppError NOT_FOUND, TRIAL_FORBIDDEN, FORBIDDEN, STATE_INVALID */
export function requireAdjustable(member: MemberRow | undefined): MemberRow {
  if (!member) throw new AppError('NOT_FOUND')
  if (member.type === 4) throw new AppError('TRIAL_FORBIDDEN')
  // Staff have no money of their own.
  if (member.type === 42) throw new AppError('FORBIDDEN')
  if (member.status === 'CLOSED') throw new AppError('STATE_INVALID', { status: member.status })
  return member
}
