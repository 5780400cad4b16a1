import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { oneTimeCodes } from '../db/schema/code.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { networkOf } from '../verification/known-networks.ts'
import { type Asking, demandCode } from './code-limits.ts'

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose']
/** Purpose of a code; a code is valid for one purpose only. */
export type CodeTarget = { merchant: string; purpose: CodePurpose; destination: string }

const tries = 5
const digits = 6

const hashCode = (key: Buffer, { merchant, purpose, destination }: CodeTarget, code: string): Buffer =>
  createHmac('sha256', key).update([merchant, purpose, destination, code].join('\0')).digest()

type Issued = { id: string; code: string }

/** Makes the code that from now on is the only one of its target, if the limits allow one more. */
export async function issueCode(deps: Deps, target: CodeTarget, minutes: number, asking: Asking): Promise<Issued> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const row = {
    ...target,
    id: newId(),
    countedAs: asking.countedAs,
    network: networkOf(asking.ip),
    codeHash: hashCode(deps.purposeKeys.oneTimeCode, target, code),
    triesLeft: tries,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  }
  await deps.db.transaction(async (tx) => {
    await demandCode(deps, tx, asking)
    await tx.insert(oneTimeCodes).values(row)
  })
  return { id: row.id, code }
}

/** A code that could not be sent does not count as sent. */
export const withdrawCode = async (deps: Deps, id: string): Promise<void> =>
  void (await deps.db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id)))

type Tried = { id: string; codeHash: Buffer; triesLeft: number; isExpired: boolean; isUsed: boolean }

/**
 * Spends one try of the newest code before it is judged, so that many at once share the five tries. Works on the pool:
 * a try stays spent even if the caller's transaction is rolled back.
 */
const spendTry = `
  UPDATE one_time_code SET tries_left = tries_left - 1
  WHERE tries_left > 0 AND id = (
    SELECT id FROM one_time_code WHERE merchant = $1 AND purpose = $2 AND destination = $3
    ORDER BY created_at DESC LIMIT 1)
  RETURNING id, code_hash AS "codeHash", tries_left AS "triesLeft", expires_at <= now() AS "isExpired",
    used_at IS NOT NULL AS "isUsed"`

/** Refuses a wrong, old, used or exhausted code; answers the id that `useCode` then spends. */
export async function checkCode(deps: Deps, target: CodeTarget, code: string | undefined): Promise<string> {
  const { merchant, purpose, destination } = target
  const { rows } = await deps.pool.query<Tried>(spendTry, [merchant, purpose, destination])
  const found = rows[0]
  if (!found || found.isUsed) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  if (found.isExpired) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
  if (!timingSafeEqual(found.codeHash, hashCode(deps.purposeKeys.oneTimeCode, target, code?.trim() ?? ''))) {
    throw new AppError('OTP_INVALID', { attemptsLeft: found.triesLeft })
  }
  return found.id
}

/** Marks a checked code as used, in the transaction of the action it authorizes: of two at once one succeeds. */
export async function useCode(tx: Tx, id: string): Promise<void> {
  const unused = and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt))
  const rows = await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`now()` })
    .where(unused)
    .returning({ id: oneTimeCodes.id })
  if (rows.length === 0) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
}
