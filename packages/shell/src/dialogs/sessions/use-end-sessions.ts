import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '@boardwalk/api-client/lazy'
import { useState } from 'react'
import { isApiError } from '../../site/use-error-text.ts'
import { useStepUp } from './use-step-up.ts'

export const ALL = 'all'

/** Where the account is signed in, and ending it there: one at a time, after a proof where one is due. */
export function useEndSessions() {
  const query = useSessionsQuery({}, { refetchOnMountOrArgChange: true })
  const [endOne] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  const stepUp = useStepUp()
  const [ending, setEnding] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>(null)

  const end = async (what: string) => {
    if (ending) return
    setEnding(what)
    setProblem(null)
    await stepUp.run(async () => {
      const result = await (what === ALL ? endOthers({}) : endOne({ id: what }))
      const isAsked = isApiError(result.error) && result.error.code === 'STEP_UP_REQUIRED'
      setProblem(isAsked ? null : (result.error ?? null))
      return result
    })
    setEnding(null)
  }
  const hasOthers = query.currentData?.list.some(({ current }) => !current) ?? false
  return { query, end: (what: string) => void end(what), ending, problem, stepUp, hasOthers }
}
