import { AppError } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { type Limit, readLimits } from '../protection/limits.ts'
import { openDeposits } from './deposit-view.ts'

type Left = Limit & { left: Units }

/** The player's deposit limits and their remainders; open deposits count as paid. */
async function depositLimits(db: Reader, memberId: string): Promise<Left[]> {
  const limits = (await readLimits(db, memberId)).filter(({ kind }) => kind === 'DEPOSIT')
  if (limits.length === 0) return []
  const waiting = (await openDeposits(db, { memberId })).reduce((sum, { amount }) => sum + amount, 0n)
  return limits.map((limit) => {
    const used = limit.used + waiting
    return { ...limit, used, left: used < limit.value ? limit.value - used : 0n }
  })
}

/** The limit that leaves least; null for a player without one. */
export async function tightestLimit(db: Reader, memberId: string): Promise<Left | null> {
  const limits = await depositLimits(db, memberId)
  return limits.reduce<Left | null>((least, limit) => (least && least.left <= limit.left ? least : limit), null)
}

/** Call under the member's lock. @throws AppError RG_LIMIT with the limit, its use and when it begins again */
export async function refuseOverLimit(db: Reader, memberId: string, amount: Units): Promise<void> {
  const broken = (await depositLimits(db, memberId)).find(({ left }) => left < amount)
  if (!broken) return
  const { kind, window, value, used, resetsAt } = broken
  throw new AppError('RG_LIMIT', {
    ...{ kind, window, limit: formatMoney(value), used: formatMoney(used), resetsAt: resetsAt.toISOString() },
  })
}
