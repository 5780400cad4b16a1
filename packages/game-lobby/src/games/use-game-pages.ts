import { type Argument, api, type Endpoints, useGameListQuery } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'
import { useEffect, useMemo } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'

export type GameQuestion = Exclude<Argument<Endpoints['gameList']>, void>

type Ask = (action: ReturnType<typeof api.endpoints.gameList.initiate>) => { unsubscribe: () => void }
const useAsk = useDispatch.withTypes<ReturnType<typeof useDispatch> & Ask>()
type State = Parameters<ReturnType<typeof api.endpoints.gameList.select>>[0]

/** Games that arrive again because the list moved underneath are shown once. */
const distinct = (games: readonly Game[]) => [...new Map(games.map((game) => [game.nodeId, game])).values()]

/** Pages 2 to `pages` of a list, asked for once each and kept while they are shown. */
function useLaterPages(question: GameQuestion, pages: number) {
  const ask = useAsk()
  const asked = JSON.stringify(question)
  const later = useMemo(
    () => Array.from({ length: pages - 1 }, (_, index): GameQuestion => ({ ...JSON.parse(asked), pageNo: index + 2 })),
    [asked, pages],
  )
  const selectors = useMemo(() => later.map((page) => api.endpoints.gameList.select(page)), [later])
  useEffect(() => {
    const kept = later.map((page) => ask(api.endpoints.gameList.initiate(page)))
    return () => {
      for (const { unsubscribe } of kept) unsubscribe()
    }
  }, [ask, later])
  return useSelector((state: State) => selectors.map((select) => select(state)), shallowEqual)
}

/** A list's first `pages` pages as one list without repeats, and what is known about the rest. */
export function useGamePages(question: GameQuestion, pages: number) {
  const first = useGameListQuery({ ...question, pageNo: 1 })
  const later = useLaterPages(question, pages)
  const ask = useAsk()
  const start = first.currentData
  const currentData = start && {
    games: distinct([...start.games, ...later.flatMap(({ data }) => data?.games ?? [])]),
    total: start.totalCount,
  }
  const failed = later.findIndex(({ isError }) => isError)
  const retryMore = () => {
    const page = { ...question, pageNo: failed + 2 }
    ask(api.endpoints.gameList.initiate(page, { forceRefetch: true, subscribe: false }))
  }
  return {
    query: { currentData, isError: first.isError, isFetching: first.isFetching, refetch: first.refetch },
    hasMore: start !== undefined && pages < start.totalPages,
    isLoadingMore: later.some(({ data, isError }) => data === undefined && !isError),
    hasMoreFailed: failed >= 0,
    retryMore,
  }
}
