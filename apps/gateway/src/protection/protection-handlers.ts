import {
  AppError,
  type Caller,
  type EndpointName,
  type Endpoints,
  endpoints,
  type Handlers,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { audit } from '../security/audit.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { readActivity } from './activity.ts'
import { excludedUntil } from './exclusion.ts'
import { excludeSelf, takeBreak } from './own-exclusion.ts'
import { setOwnLimit } from './own-limit.ts'
import { readProtection } from './protection-view.ts'
import { answerCheck, readCheck, setCheckInterval } from './reality-check.ts'

type Rows = Pick<
  Endpoints,
  'limits' | 'setLimit' | 'takeBreak' | 'excludeSelf' | 'answerRealityCheck' | 'setRealityCheck' | 'activity'
>
type Asked<I> = { input: I; caller: Caller; request: RequestFacts }

/** Player safety (contract D10), with every decision in the audit log. */
export function protectionHandlers(deps: Deps): Handlers<Rows> {
  /** Once per key; the work and its audit entry are one transaction. */
  const write = async <I extends object, T>(name: EndpointName, asked: Asked<I>, work: (tx: Tx) => Promise<T>) => {
    const { request, caller, input } = asked
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    return await withIdempotency(deps.db, { row: endpoints[name], input, caller, request }, async (tx) => {
      const value = await work(tx)
      await note(tx, name, asked)
      return value
    })
  }
  return {
    activity: ({ caller, input }) => readActivity(deps.db, caller.memberId, input.window),
    limits: ({ caller }) => readProtection(deps.db, caller.memberId),
    setLimit: (asked) =>
      write('setLimit', asked, async (tx) => {
        const { memberId } = asked.caller
        await setOwnLimit(tx, { memberId, currency: memberCurrency(deps, asked.caller) }, asked.input)
        return await readProtection(tx, memberId)
      }),
    takeBreak: (asked) =>
      write('takeBreak', asked, async (tx) => {
        await takeBreak(tx, asked.caller.memberId, asked.input.days)
        return await readProtection(tx, asked.caller.memberId)
      }),
    excludeSelf: (asked) =>
      write('excludeSelf', asked, async (tx) => {
        await excludeSelf(tx, asked.caller.memberId, asked.input)
        const excluded = await excludedUntil(tx, asked.caller.memberId, 'EXCLUSION')
        return { until: excluded?.until?.toISOString() ?? null }
      }),
    answerRealityCheck: async (asked) => {
      const { memberId } = asked.caller
      const { nextAt } = await deps.db.transaction(async (tx) => {
        await answerCheck(tx, memberId)
        await note(tx, 'answerRealityCheck', asked)
        return await readCheck(tx, memberId)
      })
      if (!nextAt) throw new Error('An answered check has no date.')
      return { nextAt: nextAt.toISOString() }
    },
    setRealityCheck: (asked) =>
      deps.db.transaction(async (tx) => {
        await setCheckInterval(tx, asked.caller.memberId, asked.input.minutes)
        await note(tx, 'setRealityCheck', asked)
        return await readProtection(tx, asked.caller.memberId)
      }),
  }
}

function note(tx: Tx, action: string, { caller, request, input }: Asked<object>) {
  const { memberId, merchant } = caller
  const { ip, traceId } = request
  return audit(tx, { ...{ merchant, memberId, action, succeeded: true, ip, traceId }, detail: { ...input } })
}
