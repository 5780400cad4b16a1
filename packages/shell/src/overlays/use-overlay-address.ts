import { useSearchParams } from 'react-router'
import type { OverlayPage } from '../overlay-contract.ts'
import { dropQuestion } from '../page-kit/question.ts'

/** Addresses of an overlay's pages over the current page. The question and query names of the open page leave with it. */
export function useOverlayAddress(name: string, { reads = [] }: OverlayPage) {
  const [params, setParams] = useSearchParams()
  const without = (before: URLSearchParams) => {
    const next = dropQuestion(before)
    for (const each of [name, ...reads]) next.delete(each)
    return next
  }
  return {
    addressOf: ({ key }: OverlayPage) => {
      const next = without(params)
      next.set(name, key)
      return { search: `?${next}` }
    },
    close: () => setParams(without, { replace: true }),
  }
}
