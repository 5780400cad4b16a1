import { type AccountType, AppError } from '@boardwalk/api-client/contract'
import { endAtMove } from '../contracts/end-at-move.ts'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { addTeamAbove, holdSums } from './add-days.ts'
import { type CreateRules, mayCreate } from './may-create.ts'
import { holdTree, labelOf } from './place.ts'
import { rebateOf } from './rebate.ts'

/** Null makes the account the top of a line of its own. */
type Move = { memberId: string; uplineId: string | null }
/** `ended`: ids of the contracts that ended with the move. */
export type Moved = { from: string | null; to: string | null; accounts: number; ended: string[] }
/** Limit of the head of a line, which has no upline: the rate that it has already. */
const rebateOfHouse = 1_000_000
/** Permissions of the merchant, and the clock by which its periods end. */
type MoveRules = { creates: CreateRules; timeZone: string }

const placeColumns = {
  ...{ id: members.id, merchant: members.merchant, type: members.type },
  ...{ uplineId: members.uplineId, path: members.path },
}

async function read(tx: Tx, id: string) {
  const [member] = await tx.select(placeColumns).from(members).where(eq(members.id, id))
  if (!member || member.type === 4) throw new AppError('NOT_FOUND')
  return member
}
type Place = Awaited<ReturnType<typeof read>>

/** @throws AppError STATE_INVALID below itself or below a type that may have no such account */
function checkUpline(member: Place, upline: Place, rules: CreateRules): void {
  if (upline.merchant !== member.merchant) throw new AppError('NOT_FOUND')
  const isBelow = upline.path.split('.').includes(labelOf(member.id))
  const fits = mayCreate(rules, upline.type).includes(member.type as AccountType)
  if (isBelow || !fits)
    throw new AppError('STATE_INVALID', null, isBelow ? 'a cycle' : 'this type may not be its upline')
}

/**
 * Moves an account with everything below it under another upline, with its figures so far, and ends its contracts with
 * the old one. No rebate stays above the new upline's. The caller audits it in the same transaction.
 */
export async function moveSubtree(
  tx: Tx,
  { memberId, uplineId }: Move,
  { creates, timeZone }: MoveRules,
): Promise<Moved> {
  await holdTree(tx, (await read(tx, memberId)).merchant, 'move')
  // Read again under the lock, because the first read may be older than the last move.
  const member = await read(tx, memberId)
  const upline = uplineId === null ? null : await read(tx, uplineId)
  if (upline) checkUpline(member, upline, creates)
  const ended = await endAtMove(tx, { memberId, uplineId, timeZone })
  const most = upline ? await rebateOf(tx, upline.id, 'lock') : rebateOfHouse
  const above = upline ? sql`${upline.path}::ltree || ` : sql``
  await holdSums(tx, member.merchant)
  await addTeamAbove(tx, memberId, -1)
  const { rowCount } = await tx.execute(sql`
    UPDATE member SET path = ${above}subpath(path, ${member.path.split('.').length - 1}::int),
      upline_id = CASE WHEN id = ${memberId} THEN ${uplineId}::uuid ELSE upline_id END,
      rebate = least(rebate, ${most}::int)
    WHERE merchant = ${member.merchant} AND path <@ ${member.path}::ltree`)
  await addTeamAbove(tx, memberId, 1)
  return { from: member.uplineId, to: uplineId, accounts: rowCount ?? 0, ended }
}
