import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '@boardwalk/api-client/lazy'
import { useState } from 'react'
import { useStepUp } from './use-step-up.ts'

export const ALL = 'all'

/** The account's sessions, and a function that ends them: one at a time, after a proof where one is required. */
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
    const attempt = async () => await (what === ALL ? endOthers({}) : endOne({ id: what }))
    await stepUp.run(attempt, ({ error }) => setProblem(error ?? null))
    setEnding(null)
  }
  const hasOthers = query.currentData?.list.some(({ current }) => !current) ?? false
  return { query, end: (what: string) => void end(what), ending, problem, stepUp, hasOthers }
}
