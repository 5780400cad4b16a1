import { AppError } from '@boardwalk/api-client/contract'
import { formatRate, parseRate } from '../contracts/tiers.ts'
import type { Reader, Tx } from '../db/client.ts'
import { eq, max, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'

/** Millionths. */
export type RebateRange = { min: number; max: number }

/** An account's own rebate in millionths. With `lock` it stays as it is until the transaction ends. */
export async function rebateOf(db: Reader, id: string, lock?: 'lock'): Promise<number> {
  const row = db.select({ rebate: members.rebate }).from(members).where(eq(members.id, id))
  const [found] = await (lock ? row.for('share') : row)
  return found?.rebate ?? 0
}

/** The highest rebate directly below an account, which its own may not fall below. */
export async function lowestRebate(db: Reader, id: string): Promise<number> {
  const [below] = await db
    .select({ highest: max(members.rebate) })
    .from(members)
    .where(eq(members.uplineId, id))
  return below?.highest ?? 0
}

/** @throws AppError VALIDATION_FAILED with the bounds */
export function checkRebate(rate: string, { min, max: most }: RebateRange): number {
  const rebate = Number(parseRate(rate))
  if (rebate >= min && rebate <= most) return rebate
  const bounds = { min: formatRate(BigInt(min)), max: formatRate(BigInt(most)) }
  throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'rebate', rule: 'range', ...bounds }] })
}

/**
 * Sets the rebate of an account between that of its upline and those of its downlines (contract D9-6). `most`: of the
 * house, above the head of a line.
 */
export async function setRebate(tx: Tx, { id, uplineId, rate, most }: Change): Promise<number> {
  const highest = uplineId ? await rebateOf(tx, uplineId, 'lock') : most
  await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for('no key update')
  const rebate = checkRebate(rate, { min: await lowestRebate(tx, id), max: highest })
  await tx
    .update(members)
    .set({ rebate, version: sql`${members.version} + 1` })
    .where(eq(members.id, id))
  return rebate
}
type Change = { id: string; uplineId: string | null; rate: string; most: number }
