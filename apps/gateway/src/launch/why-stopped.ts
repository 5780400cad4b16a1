import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { brokenLimit, type Limit } from '../protection/limits.ts'
import { shownFigure } from '../protection/protection-view.ts'
import { readCheck } from '../protection/reality-check.ts'
import type { SessionRow } from './session-row.ts'

type Stop = NonNullable<Value<Endpoints['gameSession']>['stop']>
type Session = Pick<SessionRow, 'isOver' | 'isBlocked' | 'isDemo' | 'minBet'>

const nothing = { until: null, kind: null, limit: null, used: null, resetsAt: null }

/** The first reason to refuse the game's minimum bet now, in the gate's order; null if there is none. */
export async function whyStopped(db: Reader, memberId: string, session: Session): Promise<Stop | null> {
  const excluded = await excludedUntil(db, memberId)
  if (excluded) return { ...nothing, code: 'RG_EXCLUDED', until: excluded.until?.toISOString() ?? null }
  if (session.isBlocked) return { ...nothing, code: 'ACCOUNT_DISABLED' }
  if (session.isOver) return { ...nothing, code: 'SESSION_EXPIRED' }
  const check = session.isDemo ? null : await readCheck(db, memberId)
  if (check?.isDue) return { ...nothing, code: 'REALITY_CHECK', limit: String(check.minutes) }
  const limit = await brokenLimit(db, memberId, BigInt(session.minBet))
  return limit && stopOf(limit)
}

function stopOf({ kind, value, used, resetsAt }: Limit): Stop | null {
  // A deposit limit never stops a stake.
  if (kind === 'DEPOSIT') return null
  const show = (figure: bigint) => shownFigure(kind, figure)
  return { code: 'RG_LIMIT', kind, until: null, limit: show(value), used: show(used), resetsAt: resetsAt.toISOString() }
}
