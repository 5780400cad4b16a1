import { useGameListQuery, useLazyGameListQuery } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'
import { useLanguage } from '@boardwalk/shell/feature'
import { useState } from 'react'
import { lobbyArg } from '../games/queries.ts'
import type { LobbyPath } from './categories.ts'

type Appended = { question: string; games: Game[]; page: number }

/** Games that were there before and arrive again because the list moved underneath are shown once. */
const merge = (shown: readonly Game[], more: readonly Game[]) => {
  const known = new Set(shown.map(({ nodeId }) => nodeId))
  return [...shown, ...more.filter(({ nodeId }) => !known.has(nodeId))]
}

/** The lobby's list: a fresh question replaces what is shown, `more` appends the next page to it. */
export function useLobbyGames(path: LobbyPath, search: URLSearchParams) {
  const { code: language } = useLanguage()
  const first = lobbyArg({ path, language, search, page: 1 })
  const question = JSON.stringify(first)
  const query = useGameListQuery(first)
  const [load, { isFetching: isLoadingMore, isError: hasMoreFailed }] = useLazyGameListQuery()
  const [appended, setAppended] = useState<Appended>({ question, games: [], page: 1 })
  const own = appended.question === question ? appended : { question, games: [], page: 1 }

  const start = query.currentData
  const currentData = start && { games: merge(start.games, own.games), total: start.totalCount }
  const more = async () => {
    const page = own.page + 1
    const answer = await load({ ...first, pageNo: page })
    if (answer.data) setAppended({ question, games: merge(own.games, answer.data.games), page })
  }
  const hasMore = start !== undefined && own.page < start.totalPages
  return { query: { ...query, currentData }, hasMore, more, isLoadingMore, hasMoreFailed }
}
