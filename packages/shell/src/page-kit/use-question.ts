import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Question } from './question.ts'

/**
 * The page's question as the URL has it, and how to change it. A change replaces the entry of the history, so that Back
 * closes the overlay (design decision 22) and does not walk through filters.
 */
export function useQuestion<Q extends object>(question: Question<Q>) {
  const [params, setParams] = useSearchParams()
  const asked = useMemo(() => question.read(params), [question, params])
  const ask = useCallback(
    (changes: Partial<Q>) =>
      setParams((now) => question.write(now, changes), { replace: true, preventScrollReset: true }),
    [question, setParams],
  )
  return { asked, ask, isNarrowed: question.isNarrowed(asked), reset: () => ask(question.fallback) }
}
