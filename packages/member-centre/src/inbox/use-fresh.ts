import { useEffect, useRef } from 'react'
import { useMessageCount } from '../menu/use-counts.ts'

type Query = { currentData?: { unread: number } | undefined; refetch: () => unknown }

/** Refetches the list when the live count of unread messages shows a change from elsewhere. */
export function useFresh({ currentData, refetch }: Query) {
  const unread = useMessageCount()
  const shown = useRef({ currentData, refetch })
  shown.current = { currentData, refetch }
  useEffect(() => {
    const { currentData, refetch } = shown.current
    if (currentData && currentData.unread !== unread) refetch()
  }, [unread])
}
