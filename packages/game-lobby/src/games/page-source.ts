import { type Argument, api, type Endpoints } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'
import { laterApi } from '@boardwalk/api-client/later'

type Asked<K extends keyof Endpoints> = Exclude<Argument<Endpoints[K]>, void>

const { gameList, recentGames, hotGames } = api.endpoints
const { favouriteGames, gameSearch } = laterApi.endpoints

export type State = Parameters<ReturnType<typeof gameList.select>>[0]
/** A read to dispatch; it stays subscribed until it is undone. */
export type Read =
  | ReturnType<typeof gameList.initiate>
  | ReturnType<typeof recentGames.initiate>
  | ReturnType<typeof hotGames.initiate>
  | ReturnType<typeof favouriteGames.initiate>
  | ReturnType<typeof gameSearch.initiate>

type Found = {
  games: readonly Game[]
  hasMore: boolean
  /** Games of the whole list, where the list says so. */
  total?: number
  /** Where the next page begins, where pages do not have numbers. */
  next?: string | null
}

/** What is known of one page. `games` is the same array as long as the answer is. */
export type PageState = Partial<Found> & { isError: boolean; isFetching: boolean }

export type Page = {
  select: (state: State) => PageState
  start: () => Read
  /** Asks although there is an answer or a failure. */
  again: () => Read
}

/** A list of games that comes in pages, whatever row it is read from. */
export type PageSource = {
  /** Tells one question from another. */
  key: string
  pageSize: number
  /** Pages that have no numbers begin where the one before ends. */
  isChained: boolean
  page: (pageNo: number, next: string | undefined) => Page
}

type Answer<V> = { data?: V | undefined; isError: boolean; status: string }

const stateOf = <V>({ data, isError, status }: Answer<V>, read: (value: V & {}) => Found): PageState => ({
  ...(data && read(data)),
  isError,
  isFetching: status === 'pending',
})

const anew = { forceRefetch: true, subscribe: false }

/** Makes each page once: a list of four hundred is looked through at every change of the store. */
function source(
  name: string,
  question: object & { pageSize?: unknown },
  isChained: boolean,
  make: PageSource['page'],
): PageSource {
  const made = new Map<string, Page>()
  return {
    key: `${name} ${JSON.stringify(question)}`,
    pageSize: Number(question.pageSize ?? 24),
    isChained,
    page: (pageNo, next) => {
      const id = isChained ? (next ?? '') : String(pageNo)
      const page = made.get(id) ?? make(pageNo, next)
      made.set(id, page)
      return page
    },
  }
}

/** The specification's game list; more pages exist while the number is below their total. */
export const listSource = (question: Asked<'gameList'>): PageSource =>
  source('list', question, false, (pageNo) => {
    const arg = { ...question, pageNo }
    const select = gameList.select(arg)
    return {
      select: (state) =>
        stateOf(select(state), ({ games, totalPages, totalCount }) => ({
          games,
          hasMore: pageNo < totalPages,
          total: totalCount,
        })),
      start: () => gameList.initiate(arg),
      again: () => gameList.initiate(arg, anew),
    }
  })

/** A search by what was typed and chosen. */
export const searchSource = (question: Asked<'gameSearch'>): PageSource =>
  source('search', question, true, (_, cursor) => {
    const arg = cursor === undefined ? question : { ...question, cursor }
    const select = gameSearch.select(arg)
    return {
      select: (state) =>
        stateOf(select(state), ({ games, total, nextCursor }) => ({
          games,
          total,
          hasMore: nextCursor !== null,
          next: nextCursor,
        })),
      start: () => gameSearch.initiate(arg),
      again: () => gameSearch.initiate(arg, anew),
    }
  })

/** What a player marked. */
export const favouriteSource = (question: Asked<'favouriteGames'>): PageSource =>
  source('favourites', question, false, (pageNo) => {
    const arg = { ...question, pageNo }
    const select = favouriteGames.select(arg)
    return {
      select: (state) =>
        stateOf(select(state), ({ content, totalPages }) => ({ games: content, hasMore: pageNo < totalPages })),
      start: () => favouriteGames.initiate(arg),
      again: () => favouriteGames.initiate(arg, anew),
    }
  })

/** What a player opened last. */
export const recentSource = (question: Asked<'recentGames'>): PageSource =>
  source('recent', question, false, (pageNo) => {
    const arg = { ...question, pageNo }
    const select = recentGames.select(arg)
    return {
      select: (state) =>
        stateOf(select(state), ({ list, totalPages }) => ({ games: list, hasMore: pageNo < totalPages })),
      start: () => recentGames.initiate(arg),
      again: () => recentGames.initiate(arg, anew),
    }
  })

/** What everybody plays, in one answer. */
export const hotSource = (question: Asked<'hotGames'>): PageSource =>
  source('hot', { ...question, pageSize: 48 }, false, () => {
    const select = hotGames.select(question)
    return {
      select: (state) => stateOf(select(state), ({ list }) => ({ games: list, hasMore: false })),
      start: () => hotGames.initiate(question),
      again: () => hotGames.initiate(question, anew),
    }
  })
