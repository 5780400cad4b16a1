import { AppError } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { and, eq, isNull, ne, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { playExclusions, playLimits } from '../db/schema/play.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { memberOfName } from '../member/find-member.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { type LimitKind, readLimits } from '../protection/limits.ts'
import { PLAYER } from '../protection/own-exclusion.ts'
import type { Exclude, SetLimit } from './protection-input.ts'

const shown = (kind: LimitKind, figure: bigint) => (kind === 'SESSION' ? String(figure) : formatMoney(figure))

/** A member's limits with their use, and the current restrictions on play. */
export async function protectionOf(db: Reader, memberId: string) {
  const limits = await readLimits(db, memberId)
  const excluded = await excludedUntil(db, memberId)
  return {
    memberId,
    limits: limits.map(({ kind, window, value, used, resetsAt }) => ({
      ...{ kind, window, value: shown(kind, value), used: shown(kind, used), resetsAt: resetsAt.toISOString() },
    })),
    excluded: excluded && { until: excluded.until?.toISOString() ?? null },
  }
}

export async function findMember(db: Reader, { merchant, account }: { merchant: string; account: string }) {
  const member = await memberOfName(db, merchant, account)
  if (!member) throw new AppError('NOT_FOUND')
  return { id: member.id }
}

export async function merchantOfMember(db: Reader, id: string): Promise<string> {
  const [member] = await db.select({ merchant: members.merchant }).from(members).where(eq(members.id, id))
  if (!member) throw new AppError('NOT_FOUND')
  return member.merchant
}

/** Sets, changes or (`value` null) removes a limit; it counts from the next stake. */
export async function setLimit(tx: Tx, memberId: string, { kind, window, value }: SetLimit, setBy: string) {
  const key = { memberId, kind, window }
  if (value === null) {
    const same = and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.window, window))
    await tx.delete(playLimits).where(same)
    return
  }
  const amount = kind === 'SESSION' ? BigInt(value) : (parseMoney(value) ?? 0n)
  const fresh = { value: amount, setAt: sql`now()`, setBy, pendingAt: null, pendingValue: null }
  await tx
    .insert(playLimits)
    .values({ ...key, value: amount, setBy })
    .onConflictDoUpdate({ target: [playLimits.memberId, playLimits.kind, playLimits.window], set: fresh })
}

/** Sets a break or an exclusion from now on. An end in the past is a mistake. */
export async function exclude(tx: Tx, memberId: string, { kind, until }: Exclude, setBy: string): Promise<void> {
  const ends = until === null ? null : new Date(until)
  if (ends && ends.getTime() <= Date.now()) throw new AppError('BAD_REQUEST', null, 'ends in the past')
  await tx.insert(playExclusions).values({ memberId, kind, until: ends, setBy })
}

/** Lifts the operators' exclusions; the player's own ones end by date alone. The rows stay. */
export async function lift(tx: Tx, memberId: string): Promise<void> {
  const inForce = and(
    eq(playExclusions.memberId, memberId),
    isNull(playExclusions.liftedAt),
    ne(playExclusions.setBy, PLAYER),
  )
  await tx.update(playExclusions).set({ liftedAt: sql`now()` }).where(inForce)
}
