import { isPassing } from '@boardwalk/ui'
import { useCallback, useEffect, useRef } from 'react'

/** Places before the end at which the next page is asked for. */
const ahead = 72
/** Pages by which a list grows while it flies by. */
const leap = 8

type More = {
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  /** Pages of the whole list, where it can grow by many at once. */
  most: number | undefined
}

/**
 * The first press on "more" says that somebody wants to go on: from then on pages come as the end comes near. Before it,
 * the end of the page can be reached. In flight the list grows by many pages whose cards nobody sees; they are asked
 * for where the flight ends.
 */
export function useFollow(
  { hasMore, isLoadingMore, hasMoreFailed, most }: More,
  count: number,
  showMore: (by: number, most?: number) => void,
) {
  const goesOn = useRef(false)
  // Before anything is seen nothing is near the end.
  const last = useRef(Number.NEGATIVE_INFINITY)
  const mayAsk = hasMore && !isLoadingMore && !hasMoreFailed
  const latest = useRef({ mayAsk, count, most })
  const look = useCallback(() => {
    const { current } = latest
    if (!goesOn.current || !current.mayAsk || last.current <= current.count - ahead) return
    showMore(current.most && isPassing() ? leap : 1, current.most)
  }, [showMore])
  useEffect(() => {
    latest.current = { mayAsk, count, most }
    look()
  }, [mayAsk, count, most, look])
  const begin = () => {
    goesOn.current = true
    showMore(1)
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
