import { useLiveBalance } from '@boardwalk/shell/feature'
import { useEffect, useRef } from 'react'

/** Refetches a page when the balance moves: the live event of a balance updates only the balance itself. */
export function useRefetchOnMoney(refetch: () => unknown): void {
  const version = useLiveBalance().balance?.version
  const seen = useRef(version)
  useEffect(() => {
    const hasMoved = seen.current !== undefined && version !== undefined && version !== seen.current
    seen.current = version
    if (hasMoved) refetch()
  }, [version, refetch])
}
