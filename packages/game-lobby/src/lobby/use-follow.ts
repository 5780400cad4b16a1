import { useCallback, useEffect, useRef } from 'react'

/** Places before the end at which the next page is asked for. */
const ahead = 72

type More = { hasMore: boolean; isLoadingMore: boolean; hasMoreFailed: boolean }

/**
 * The first press on "more" says that somebody wants to go on: from then on pages come as the end comes near. Before it,
 * the end of the page can be reached.
 */
export function useFollow({ hasMore, isLoadingMore, hasMoreFailed }: More, count: number, showMore: () => void) {
  const goesOn = useRef(false)
  // Before anything is seen nothing is near the end.
  const last = useRef(Number.NEGATIVE_INFINITY)
  const mayAsk = hasMore && !isLoadingMore && !hasMoreFailed
  const latest = useRef({ mayAsk, count })
  const look = useCallback(() => {
    const { current } = latest
    if (goesOn.current && current.mayAsk && last.current > current.count - ahead) showMore()
  }, [showMore])
  useEffect(() => {
    latest.current = { mayAsk, count }
    look()
  }, [mayAsk, count, look])
  const begin = () => {
    goesOn.current = true
    showMore()
  }
  /** Says which place is the last in view. */
  const seen = useCallback(
    (place: number) => {
      last.current = place
      look()
    },
    [look],
  )
  return { begin, seen }
}
