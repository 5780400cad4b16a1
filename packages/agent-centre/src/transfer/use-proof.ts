import type { Endpoints, Input, Value } from '@boardwalk/api-client'
import { useStepUp } from '@boardwalk/shell/account'
import type { Write } from '@boardwalk/shell/write'
import { useEffect, useRef } from 'react'

type Row = Endpoints['transferDownline']
type Sent = Write<Input<Row>, Value<Row>>

/** Asks for a proof where the gateway wants one, and then confirms the same transfer again. */
export function useProof(write: Sent) {
  const stepUp = useStepUp()
  const latest = useRef({ write, stepUp })
  latest.current = { write, stepUp }
  /** The transfer that was confirmed last; a refused write no longer has it. */
  const asked = useRef<Input<Row> | null>(null)
  const error = write.phase === 'refused' ? write.error : null
  useEffect(() => {
    if (error?.code !== 'STEP_UP_REQUIRED') return
    let isFirst = true
    const attempt = async () => {
      if (isFirst) {
        isFirst = false
        return { error }
      }
      if (asked.current) latest.current.write.confirm(asked.current)
      return {}
    }
    void latest.current.stepUp.run(attempt, () => undefined)
  }, [error])
  const confirm: Sent['confirm'] = (body) => {
    asked.current = body
    write.confirm(body)
  }
  return { stepUp, write: { ...write, confirm } as Sent }
}
