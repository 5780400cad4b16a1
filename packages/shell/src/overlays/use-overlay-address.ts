import { useSearchParams } from 'react-router'
import type { OverlayPage } from '../overlay-contract.ts'
import { leavePage } from './leave-page.ts'

/** Addresses of an overlay's pages over the current page. The question and query names of the open page leave with it. */
export function useOverlayAddress(name: string, page: OverlayPage) {
  const [params, setParams] = useSearchParams()
  const without = (before: URLSearchParams) => leavePage(before, name, page)
  return {
    addressOf: ({ key }: OverlayPage) => {
      const next = without(params)
      next.set(name, key)
      return { search: `?${next}` }
    },
    close: () => setParams(without, { replace: true }),
  }
}
