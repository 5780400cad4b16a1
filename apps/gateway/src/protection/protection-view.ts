import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { exclusionsOf } from './exclusion.ts'
import { type Limit, type LimitKind, readLimits, type Wait } from './limits.ts'
import { readCheck } from './reality-check.ts'

type View = Value<Endpoints['limits']>

/** Text of a figure: an amount, or minutes. */
export const shownFigure = (kind: LimitKind, figure: Units): string =>
  kind === 'SESSION' ? String(figure) : formatMoney(figure)

/** A player's limits, their use, and the exclusions in force. */
export async function readProtection(db: Reader, memberId: string): Promise<View> {
  const limits = await readLimits(db, memberId)
  const inForce = await exclusionsOf(db, memberId)
  const timeout = inForce.find(({ kind }) => kind === 'TIMEOUT')
  const excluded = inForce.find(({ kind }) => kind === 'EXCLUSION')
  const { nextAt, ...check } = await readCheck(db, memberId)
  return {
    limits: limits.map(limitView),
    timeoutUntil: timeout?.until?.toISOString() ?? null,
    excluded: excluded ? { until: excluded.until?.toISOString() ?? null } : null,
    realityCheck: { ...check, nextAt: nextAt?.toISOString() ?? null },
  }
}

const limitView = ({ kind, window, value, used, resetsAt, pending }: Limit): View['limits'][number] => ({
  ...{ kind, window, value: shownFigure(kind, value), used: shownFigure(kind, used) },
  ...{ resetsAt: resetsAt.toISOString(), pending: pending && waitView(kind, pending) },
})

const waitView = (kind: LimitKind, { value, effectiveAt, expiresAt, isReady }: Wait) => ({
  value: value === null ? null : shownFigure(kind, value),
  ...{ effectiveAt: effectiveAt.toISOString(), expiresAt: expiresAt.toISOString(), isReady },
})
